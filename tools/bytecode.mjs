// Python's library for the browser, with what Python and a table load at their start as bytecode: reading sources took
// three quarters of that time. What is loaded later, or never, stays as source, which is half as large.
//
//     node tools/bytecode.mjs <pyodide> <library.zip> <rules.zip> <to.zip>
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, library, rules, to] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ stdLibURL: library });
python.unpackArchive(new Uint8Array(readFileSync(rules)).buffer, "zip", {
  extractDir: "/lib/python3.14/site-packages",
});
python.pyimport("igroteka.browser.worker");
python.FS.writeFile("/library.zip", readFileSync(library));
python.runPython(`
import sys
loaded = {file for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}

import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

with zipfile.ZipFile("/library.zip") as library, zipfile.ZipFile("/compiled.zip", "w") as made:
    home = next(file for file in loaded if file.endswith(".zip/os.py")).removesuffix("os.py")
    for part in library.infolist():
        body = library.read(part)
        if home + part.filename in loaded:
            code = compile(body, part.filename, "exec", dont_inherit=True, optimize=2)
            body, part.filename = bytes(_code_to_hash_pyc(code, source_hash(body), False)), part.filename + "c"
        made.writestr(zipfile.ZipInfo(part.filename, part.date_time), body)
`);
writeFileSync(to, python.FS.readFile("/compiled.zip"));
