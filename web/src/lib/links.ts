// Links that are given to others: whether they lead anywhere, and how they get into a clipboard.

/** Whether an address means the machine on which it is read, so that nobody else gets there by it. */
export const onlyHere = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Copy a text. Where the page came by plain HTTP the browser has no clipboard for us, but still does what people ask
 * for by hand. False: that, too, is forbidden. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

function copyByHand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed' // so that nothing scrolls
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy') // old, and the only way there
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** Select what stands somewhere, for those who copy it themselves. */
export function select(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element)
}
