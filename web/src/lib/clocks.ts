// How much time people have, in words.
import { t } from './words.svelte'
import type { Clock } from './wire'

const DAY = 86_400 // seconds

export function clockSaid({ each, seconds, added = 0 }: Clock): string {
  if (each === 'game') {
    const minutes = Math.round(seconds / 60)
    return added ? t('clock-game-added', { minutes, added }) : t('clock-game', { minutes })
  }
  if (seconds % DAY) return t('clock-move', { seconds })
  return seconds === DAY ? t('clock-day') : t('clock-days', { count: seconds / DAY })
}
