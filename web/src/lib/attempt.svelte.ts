// Something is asked that takes a while and may fail: one thing at a time, and why it failed can be said.
export class Attempt {
  at = $state('') // what is being tried
  failed = $state('') // why the last one failed

  async make(what: string, tried: () => Promise<unknown>): Promise<void> {
    if (this.at) return
    this.at = what
    this.failed = ''
    try {
      await tried()
    } catch (error) {
      this.failed = (error as { code?: string }).code ?? 'our-fault'
    } finally {
      this.at = ''
    }
  }
}
