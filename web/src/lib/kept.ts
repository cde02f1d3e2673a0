// What this device remembers.
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`igroteka-${name}`)
  } catch {
    return null // private windows may forbid it
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`igroteka-${name}`, value)
  } catch {
    // nothing is lost but the choice
  }
}
