import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import { marketKey } from '@fairway/betting';
import { displayMoney, formatMoney, money, type Money } from '@fairway/money';
import { findMember } from '#modules/members';
import { accountsOf, holdFunds, move, postTransfer } from '#modules/ledger';
import { readVenueSwitches, stateAt, venueName, venueOf } from '#modules/venues';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { eventRow, insertOutboxRows, pushRow } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { readCatalogue } from '../catalogue/catalogue-memory.ts';
import { shareFixtures } from '../catalogue/catalogue-store.ts';
import { selectMarketsOf } from '../markets/markets-store.ts';
import type { LegRow } from '../tables.ts';
import { checkStake, greatestStake } from './bet-limit-check.ts';
import { exposureOf, liveDelaySeconds, sportsVenue } from './bet-limits.ts';
import { insertBet, type NewBet } from './bets-store.ts';
import { exposureKeys, takeExposure } from './exposure-store.ts';
import { factsOf, judgeLeg, type JudgedLeg } from './judge-leg.ts';
import { presentNewBet } from './read-bet-answer.ts';
import { checkSystem, readLegs, readStake, wholeStake } from './slip.ts';

/** How long a hold of a pending bet may stand before an operator is asked. */
const holdMinutes = 30;

/**
 * Books a bet from the member's wallet at the sports venue. Before the kick-off the stake moves to the house's pool at once;
 * in play it is held until the delay is over. Refuses by the slip's errors, with the true balance or the new price beside
 * them. Writes bet, legs, exposure, posting or hold, `bet.placed` and pushes, all in one transaction.
 */
export const placeBet: Operation<
  (typeof sportsbookBetEndpoints)['placeBet'],
  (typeof sportsbookBetSchemas)['placeBet']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const unit = readStake(input.currency, input.unitStake);
  const legs = readLegs(input.legs);
  checkSystem(legs, input.sizes);
  const stake = wholeStake(legs.length, input.sizes, unit);

  // Before the transaction: one that holds a connection must not wait for another.
  const names = await readCatalogue(app);
  const key = { owner: `member/${memberId}`, operation: 'placeBet', operationId: call.operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const ids = [...new Set(legs.map(({ fixtureId }) => fixtureId))];
    const fixtures = await shareFixtures(tx, ids);
    const markets = await selectMarketsOf(
      tx,
      legs.map(({ fixtureId, selection }) => ({ fixtureId, market: marketKey(selection) })),
    );
    // After the locks: whoever waited for them is judged by the time at which he got them.
    const now = app.clock.now();

    await checkMember(tx, memberId);
    await checkVenue(tx, call, now);
    const judged = factsOf(legs, fixtures, markets).map((facts, place) =>
      judgeLeg(facts, input.pricePolicy, now, place),
    );
    const terms = { currency: input.currency, prices: judged.map(({ price }) => price), sizes: input.sizes };
    const returned = checkStake(terms, unit);
    const liability = exposureOf(money(input.currency, returned.minor - stake.minor));
    const taken = await takeExposure(tx, exposureKeys(memberId, legs), liability, exposureOf(stake));
    if (!taken.taken) {
      const most = greatestStake(terms, taken.room);
      throw new AppError('exposureReached', { max: displayMoney(most) }, { maxStake: formatMoney(most) });
    }

    const bet = newBet(app, call, { ...input, unit, stake, returned, judged, now });
    const booked = judged.map((leg, place) => newLeg(bet, leg, place, now));
    await insertBet(tx, bet, booked);
    await takeStake(tx, app, bet, stake);
    await tell(tx, bet, stake);

    return presentNewBet(tx, names, bet, booked, fixtures);
  });
};

/** A frozen or excluded member places no bets, whatever session is still open. */
async function checkMember(tx: Tx, memberId: string): Promise<void> {
  const member = await findMember(tx, memberId);
  if (member?.status === 'excluded') throw new AppError('selfExcluded');
  if (member?.status !== 'active') throw new AppError('memberFrozen');
}

/** In maintenance the venue takes no bets; those it has are settled all the same. */
async function checkVenue(tx: Tx, call: MemberCall, now: Date): Promise<void> {
  const row = (await readVenueSwitches(tx)).find(({ code }) => code === sportsVenue);
  if (stateAt(row, now) === 'open') return;
  const until = { until: row?.until?.toISOString() ?? null };
  throw new AppError('venueInMaintenance', { venue: venueName(venueOf(sportsVenue), call.language) }, until);
}

interface Booking {
  sizes: number[];
  pricePolicy: 'none' | 'higher' | 'any';
  currency: 'CNY' | 'USDT';
  unit: Money;
  stake: Money;
  returned: Money;
  judged: readonly JudgedLeg[];
  now: Date;
}

function newBet(app: Platform, call: MemberCall, booking: Booking): NewBet {
  const live = booking.judged.some((leg) => leg.live);
  return {
    shard_id: accountsOf(call.member.memberId).shard,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('B'),
    member_id: call.member.memberId,
    operation_id: call.operationId,
    currency: booking.currency,
    unit_stake: booking.unit.minor,
    stake: booking.stake.minor,
    sizes: booking.sizes,
    leg_count: booking.judged.length,
    price_policy: booking.pricePolicy,
    live,
    status: live ? 'pending' : 'accepted',
    placed_at: booking.now,
    decides_at: live ? addSeconds(booking.now, liveDelaySeconds) : null,
    hold_id: live ? app.ids.uuid() : null,
    stake_transfer: app.ids.uuid(),
    maximum_return: booking.returned.minor,
  };
}

function newLeg(
  bet: NewBet,
  { leg, fixture, market, price, live }: JudgedLeg,
  place: number,
  now: Date,
): LegRow {
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

async function takeStake(tx: Tx, app: Platform, bet: NewBet, stake: Money): Promise<void> {
  const accounts = accountsOf(bet.member_id);
  const wallet = accounts.venue(sportsVenue, bet.currency);
  const common = { at: app.clock.now(), requestId: bet.bill_no };
  if (bet.hold_id === null) {
    const pool = accounts.house('sportsbookPool', bet.currency);
    await postTransfer(tx, {
      id: bet.stake_transfer,
      reason: 'betStake',
      legs: move(wallet, pool, stake),
      ...common,
    });
    return;
  }
  await holdFunds(tx, {
    id: bet.hold_id,
    transferId: app.ids.uuid(),
    owner: bet.member_id,
    from: wallet,
    amount: stake,
    reason: 'betHold',
    responsible: 'rule/in-play-delay',
    deadline: addSeconds(app.clock.now(), holdMinutes * 60),
    ...common,
  });
}

async function tell(tx: Tx, bet: NewBet, stake: Money): Promise<void> {
  const { id: betId, member_id: memberId } = bet;
  const at = bet.placed_at;
  const news = [
    pushRow('memberBets', { memberId }, { betId, status: bet.status }, at),
    pushRow('memberWallet', { memberId }, { cause: 'bet' }, at),
  ];
  if (bet.status === 'accepted') {
    const { currency } = bet;
    const placed = { memberId, betId, stake: formatMoney(stake), currency, at: at.toISOString() };
    news.unshift(eventRow('bet.placed', placed, at));
  }
  await insertOutboxRows(tx, news);
}
