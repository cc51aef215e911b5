import { acceptsPrice, formatPrice } from '@fairway/betting';
import { displayMoney, formatMoney, money, type Money } from '@fairway/money';
import { accountsOf } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { pushesRow, pushRow, type OutboxRowValues } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { builderTerms, wholePrice } from '../../builder/builder-terms.ts';
import type { BuilderTerms, LegRow } from '../../tables.ts';
import { checkStake, greatestStake, type StakeTerms } from '../bet-limit-check.ts';
import type { MarketLimits } from '../../limits/limits-of.ts';
import { limitsOfMarket } from '../../limits/read-limits.ts';
import { exposureOf } from '../bet-limits.ts';
import type { NewBet } from '../bets-store.ts';
import { factsOf, judgeLeg, type JudgedLeg } from '../judge-leg.ts';
import type { Offer } from './offer.ts';
import type { Slip } from '../slip.ts';

/** A bet as it will be written, if the database agrees. */
export interface Booking {
  readonly bet: NewBet;
  readonly legs: readonly LegRow[];
  readonly stake: Money;
  readonly terms: StakeTerms;
  /** What the house may lose by it, in fen. */
  readonly liability: bigint;
}

/**
 * Judges a slip by what is on offer, at the instant of the offer, and makes the rows of its bet. Writes nothing. Throws the
 * refusals of `judgeLeg` and of the stake's limits.
 */
export function makeBooking(
  app: Pick<Platform, 'ids' | 'clock' | 'metrics'>,
  call: MemberCall,
  slip: Slip,
  offer: Offer,
): Booking {
  const now = offer.at;
  // Of a builder its one price is what the member agreed to.
  const policy = slip.builder === null ? slip.pricePolicy : 'any';
  const judged = factsOf(slip.legs, offer.fixtures, offer.markets).map((leg, place) =>
    judgeLeg(leg, policy, now, place),
  );
  const builder = builderOf(slip, judged);
  const limits = judged.map(({ fixture, market }) => limitsOfMarket(app, offer.limits, fixture, market.code));
  const terms = {
    currency: slip.currency,
    prices: builder === null ? judged.map(({ price }) => price) : [wholePrice(builder)],
    sizes: builder === null ? slip.sizes : [1],
    limits,
  };
  const returned = checkStake(terms, slip.unit);
  const bet = newBet(app, call, { slip, returned, judged, limits, builder, now });
  return {
    bet,
    legs: judged.map((leg, place) => ({
      ...newLeg(bet, leg, place, now),
      limits_version: offer.limits.version,
    })),
    stake: slip.stake,
    terms,
    liability: exposureOf(money(slip.currency, returned.minor - slip.stake.minor)),
  };
}

/** The refusal of a bet for which there is only so much room, in fen, with the greatest stake that would fit. */
export function exposureReached({ terms }: Booking, room: bigint): AppError {
  const most = greatestStake(terms, room);
  return new AppError('exposureReached', { max: displayMoney(most) }, { maxStake: formatMoney(most) });
}

/** What a booked bet tells the member's screens. */
export function newsOf({ bet }: Booking): OutboxRowValues {
  const { id: betId, member_id: memberId, placed_at: at, status } = bet;
  return pushesRow(
    pushRow('memberBets', { memberId }, { betId, status }, at),
    pushRow('memberWallet', { memberId }, { cause: 'bet' }, at),
  );
}

/** The terms of a builder at its present price; null for any other slip. Throws `builderNotOffered`, and `priceChanged` by the policy. */
function builderOf({ builder: asked, pricePolicy }: Slip, judged: readonly JudgedLeg[]): BuilderTerms | null {
  const [first] = judged;
  if (asked === null || !first) return null;
  const builder = builderTerms(
    judged.map(({ leg }) => leg.selection),
    first.fixture,
  );
  if (!builder) throw new AppError('builderNotOffered');
  const price = wholePrice(builder);
  if (acceptsPrice(pricePolicy, asked, price)) return builder;
  const [before, after] = [formatPrice(asked), formatPrice(price)];
  throw new AppError('priceChanged', { before, after }, { before, after });
}

interface Judged {
  slip: Slip;
  returned: Money;
  judged: readonly JudgedLeg[];
  limits: readonly MarketLimits[];
  builder: BuilderTerms | null;
  now: Date;
}

function newBet(
  app: Pick<Platform, 'ids'>,
  call: MemberCall,
  { slip, returned, judged, limits, builder, now }: Judged,
): NewBet {
  const live = judged.some((leg) => leg.live);
  return {
    shard_id: accountsOf(call.member.memberId).shard,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('B'),
    member_id: call.member.memberId,
    operation_id: call.operationId,
    currency: slip.currency,
    unit_stake: slip.unit.minor,
    stake: slip.stake.minor,
    sizes: slip.sizes,
    leg_count: judged.length,
    price_policy: slip.pricePolicy,
    live,
    status: live ? 'pending' : 'accepted',
    placed_at: now,
    decides_at: live ? addSeconds(now, Math.max(...limits.map(({ delaySeconds }) => delaySeconds))) : null,
    hold_id: live ? app.ids.uuid() : null,
    stake_transfer: app.ids.uuid(),
    maximum_return: returned.minor,
    free_bet: null,
    builder,
  };
}

function newLeg(
  bet: NewBet,
  { leg, fixture, market, price, live }: JudgedLeg,
  place: number,
  now: Date,
): Omit<LegRow, 'limits_version'> {
  return {
    shard_id: bet.shard_id,
    bet_id: bet.id,
    place,
    member_id: bet.member_id,
    fixture_id: fixture.id,
    market: market.market,
    code: market.code,
    line: market.line,
    selection: leg.selection.selection,
    price: Number(price),
    asked_price: Number(leg.asked),
    market_version: market.version,
    live,
    score_home: live ? fixture.home_goals : null,
    score_away: live ? fixture.away_goals : null,
    feed_sequence: live ? fixture.feed_sequence : null,
    scheduled_at: fixture.starts_at,
    placed_at: now,
  };
}
