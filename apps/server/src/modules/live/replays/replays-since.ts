import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';

const daySeconds = 86_400;

/** A broadcast that ended before this instant is kept no longer (`MEDIA_REPLAY_DAYS`). */
export function replaysSince({ config }: Pick<Platform, 'config'>, now: Date): Date {
  return addSeconds(now, -config.media.replayDays * daySeconds);
}
