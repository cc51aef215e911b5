import { lotteryVenue } from '@fairway/contract/lottery/codes.ts';
import { add } from '@fairway/money';
import { stakeRefusal } from '#modules/risk';
import { mayPlay, mustBeAuthorised, mustBeOpen, venueOf } from '#modules/venues';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Placing } from './placing.ts';
import { roomFor } from './room.ts';

/** Names what the rows refused a member's stake for. Where it has ended meanwhile, the house is busy: the press may come again. */
export async function rightsRefusal(app: Platform, { call, tickets }: Placing): Promise<AppError> {
  try {
    await mustBeOpen(app.db, app, venueOf(lotteryVenue), call.language);
    await mustBeAuthorised(app.db, call.member.memberId, venueOf(lotteryVenue));
    await mayPlay(app.db, app, call);
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal;
    throw refusal;
  }
  const stake = tickets.map((one) => one.stake).reduce((sum, one) => add(sum, one));
  const limit = await stakeRefusal(app.db, app, call.member.memberId, stake, call.language);
  return limit ?? new AppError('overloaded');
}

/** Names the number that has the least room. */
export async function roomRefusal(app: Platform, placing: Placing): Promise<AppError> {
  const rooms = await Promise.all(placing.tickets.map((ticket) => roomFor(app, placing, ticket)));
  const [least] = rooms.toSorted((one, other) => one.times - other.times);
  if (!least) return new AppError('overloaded');
  const { note, times } = least;
  return new AppError('numberFull', { number: note, times: String(times) }, { number: note, times });
}
