// How long something takes, said shortly.
import { t } from './words.svelte'

const MINUTE = 60_000

/** Some milliseconds: seconds up to two minutes, then minutes; below a second it is one. */
export function span(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return milliseconds < 2 * MINUTE
    ? t('seconds', { seconds })
    : t('minutes-long', { minutes: Math.round(seconds / 60) })
}
