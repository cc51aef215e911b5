import type { ReservationChoice } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import { money, type Money } from '@fairway/money';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { percentDown } from '#modules/turnover';

type Terms = WithdrawalSettings['reservation'];

/** A time of day that is nearer than this is not offered any more. */
const leadSeconds = 3600;

export interface Reservation {
  /** By when it is to be paid. */
  promisedAt: Date;
  rewardRate: string;
}

/** The times of day that can be chosen now, as instants of the next day and night, soonest first. */
export function openTimes({ slots }: Terms, now: Date, timeZone: string): Date[] {
  const from = addSeconds(now, leadSeconds);
  const until = addSeconds(from, 24 * 3600);
  const days = [siteDay(now, timeZone), siteDay(addSeconds(now, 86_400), timeZone)];
  return [...new Set([...days, siteDay(until, timeZone)])]
    .flatMap((day) => slots.map((slot) => instantOf(day, slot, timeZone)))
    .filter((at) => at >= from && at < until)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** What a choice comes to. Throws `reservationUnavailable` for one that is not offered, or not any more. */
export function readReservation(
  terms: Terms,
  choice: ReservationChoice,
  now: Date,
  timeZone: string,
): Reservation {
  if (terms.modals.length === 0) throw new AppError('reservationUnavailable');
  if ('hours' in choice) {
    const offered = terms.durations.find(({ hours }) => hours === choice.hours);
    if (!offered) throw new AppError('reservationUnavailable');
    return { promisedAt: addSeconds(now, choice.hours * 3600), rewardRate: offered.rewardRate };
  }
  const at = new Date(choice.at);
  if (!openTimes(terms, now, timeZone).some((time) => time.getTime() === at.getTime()))
    throw new AppError('reservationUnavailable');
  return { promisedAt: at, rewardRate: terms.slotRewardRate };
}

/** What is paid by itself when a reservation of this amount is missed: the rate, at most the cap in whole units. */
export function compensationOf(
  { compensationRate, compensationCap }: Terms,
  amount: Money,
  scale: bigint,
): Money {
  const share = percentDown(amount.minor, compensationRate);
  const cap = BigInt(compensationCap) * scale;
  return money(amount.currency, share < cap ? share : cap);
}

/** The instant of a day and time of day in a zone. */
function instantOf(day: string, slot: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${slot}:00.000Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const local = new Date(`${shown.format(asUtc).replace(' ', 'T')}.000Z`);
  return new Date(asUtc.getTime() - (local.getTime() - asUtc.getTime()));
}
