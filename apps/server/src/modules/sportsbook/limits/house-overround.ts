import { Fraction } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import { rememberedLimits } from './read-limits.ts';

/** The overround of a market before the kick-off where no terms of its own are set: 1.06 is 6 % over fair. */
export async function houseOverround(app: Platform): Promise<Fraction> {
  const { settings } = await rememberedLimits(app);
  const bookBps = settings.limits.find(({ key }) => key === 'default')?.pre?.bookBps;
  if (bookBps === undefined) throw new Error('the sportsbook has no limits of its own');
  return Fraction.of(BigInt(bookBps), 10_000n);
}
