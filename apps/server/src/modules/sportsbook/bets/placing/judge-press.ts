import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { exposureReached, makeBooking } from './booking.ts';
import type { Offer } from './offer.ts';
import { overtaken, refused, type Judgement, type Press } from './outcome.ts';
import type { PlacingFacts } from './read-facts.ts';
import { rightsRefusal } from './rights.ts';

type Judge = Pick<Platform, 'ids' | 'config' | 'clock' | 'metrics'>;

/** Judges a press by its facts: bookable, refused by name, or overtaken where only memory would refuse it. Asks and writes nothing. */
export function judgePress(app: Judge, press: Press, facts: PlacingFacts): Judgement {
  const { offer, rights, limit, room } = facts;
  const barred = rights && rightsRefusal(app, rights, press.call.language);
  const judged = barred ? refused(barred) : judgeOffer(app, press, offer);
  if (judged.kind !== 'bookable') return offer.source === 'memory' ? overtaken('memory') : judged;

  const { booking } = judged;
  if (limit) return refused(limit);
  if (room !== undefined && room < booking.liability) return refused(exposureReached(booking, room));
  return judged;
}

/** Judges a slip by what is on offer alone: kick-off, suspension, version, price and the stake's limits. */
export function judgeOffer(
  app: Judge,
  { call, slip }: Press,
  offer: Offer,
): Exclude<Judgement, { kind: 'overtaken' }> {
  try {
    return { kind: 'bookable', booking: makeBooking(app, call, slip, offer) };
  } catch (refusal) {
    if (refusal instanceof AppError) return refused(refusal);
    throw refusal;
  }
}
