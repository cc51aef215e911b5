import { AppError } from '#platform/errors.ts';
import { limiterOf } from '#platform/limits/limiter.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Admits an act of a member once in so many milliseconds, whatever else asks at the same moment; a repeat of the same
 * button is admitted again. Throws `operationTooFrequent`.
 */
export async function throttle(
  app: Platform,
  by: { memberId: string; act: string; operationId: string; milliseconds: number },
): Promise<void> {
  const id = by.operationId || app.ids.uuid();
  const bucket = `venues:${by.act}:${by.memberId}`;
  if (!(await limiterOf(app).pace(bucket, by.milliseconds / 1000, id)))
    throw new AppError('operationTooFrequent');
}
