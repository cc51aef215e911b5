import { acceptsPrice } from '@fairway/betting';
import { money } from '@fairway/money';
import { accountsOf, lockAccounts, postHold, voidHold } from '#modules/ledger';
import { countPlay } from '#modules/risk';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { faultFields } from '#platform/logger.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { selectFixture, shareFixtures } from '../catalogue/catalogue-store.ts';
import { mayOpen } from '../markets/may-open.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import type { BetRow, FixtureRow, LegRow, MarketRow } from '../tables.ts';
import { acceptTerms } from './accept-terms.ts';
import { exposureOf, sportsVenue } from './bet-limits.ts';
import {
  lockPendingBet,
  markAccepted,
  markRefused,
  selectDuePending,
  selectLegs,
  updateLegPrice,
} from './bets-store.ts';
import { exposureKeys, releaseExposure } from './exposure-store.ts';

const mostAtOnce = 200;

/** Accepts or refuses the bets that have waited out their delay in play; each in a transaction of its own. */
export async function decidePendingBets(app: Platform): Promise<number> {
  const due = await selectDuePending(app.db, mostAtOnce);
  for (const { shard_id, id } of due) {
    try {
      await inTransaction(app.db, (tx) => decideBet(tx, app, shard_id, id));
    } catch (fault) {
      app.logger.error(
        { runbook: 'live-matches', betId: id, ...faultFields(fault) },
        'pending bet not decided',
      );
    }
  }
  return due.length;
}

async function decideBet(tx: Tx, app: Platform, shard: number, id: string): Promise<void> {
  const known = await selectLegs(tx, shard, [id]);
  const ids = [...new Set(known.map(({ fixture_id }) => fixture_id))];
  const fixtures = await shareFixtures(tx, ids);
  const bet = await lockPendingBet(tx, shard, id);
  if (!bet) return;
  const markets = await selectMarkets(tx, ids);
  // After the locks: play and clock have gone on while they were waited for.
  const now = await databaseNow(tx);

  const verdicts = known.map((leg) => judge(bet, leg, fixtures, markets, now));
  const present = verdicts.flatMap((verdict) => verdict ?? []);
  if (present.length < known.length) return refuse(tx, app, bet, known, now);
  // Money before exposure, the order in which a lane takes them.
  await lockMoney(tx, bet);
  const prices = present.map(({ price }) => price);
  const returned = await acceptTerms(tx, app, { bet, legs: known, prices, fixtures }, now);
  if (returned === undefined) await refuse(tx, app, bet, known, now);
  else await accept(tx, app, { bet, legs: known, present, returned }, now);
}

/** Every account that accepting or refusing may touch. */
async function lockMoney(tx: Tx, bet: BetRow): Promise<void> {
  const { locked, venue, house } = accountsOf(bet.member_id);
  const { currency } = bet;
  await lockAccounts(tx, [locked(currency), venue(sportsVenue, currency), house('sportsbookPool', currency)]);
}

interface Present {
  price: bigint;
  version: number;
}

/** The price at which a leg can still be booked; undefined where play has moved against it. */
function judge(
  bet: BetRow,
  leg: LegRow,
  fixtures: readonly FixtureRow[],
  markets: readonly MarketRow[],
  now: Date,
): Present | undefined {
  const fixture = fixtures.find(({ id }) => id === leg.fixture_id);
  const market = markets.find((row) => row.fixture_id === leg.fixture_id && row.market === leg.market);
  if (!fixture || !market || !mayOpen(fixture, now)) return undefined;
  // Booked before the kick-off and begun meanwhile: betting on it has closed.
  if (!leg.live && fixture.status !== 'scheduled') return undefined;
  if (market.status !== 'open' || leg.market_version < market.base_version) return undefined;
  const price = market.prices[leg.selection];
  if (price === undefined || price === null) return undefined;
  const present = BigInt(price);
  if (!acceptsPrice(bet.price_policy, BigInt(leg.price), present)) return undefined;
  return { price: present, version: market.version };
}

interface Accepted {
  bet: BetRow;
  legs: readonly LegRow[];
  present: readonly Present[];
  /** At most, in minor units. */
  returned: bigint;
}

async function accept(
  tx: Tx,
  app: Platform,
  { bet, legs, present, returned }: Accepted,
  at: Date,
): Promise<void> {
  const accounts = accountsOf(bet.member_id);
  const stake = money(bet.currency, bet.stake);
  for (const [index, leg] of legs.entries()) {
    const now = present[index];
    if (now && now.price !== BigInt(leg.price)) await updateLegPrice(tx, leg, now.price, now.version);
  }
  await postHold(tx, {
    holdId: bet.hold_id ?? bet.id,
    owner: bet.member_id,
    transferId: bet.stake_transfer,
    reason: 'betStake',
    to: [{ account: accounts.house('sportsbookPool', bet.currency), amount: stake }],
    responsible: 'rule/in-play-delay',
    at,
    requestId: bet.bill_no,
  });
  await markAccepted(tx, bet.shard_id, bet.id, returned);
  await push(tx, app, 'memberBets', { memberId: bet.member_id }, { betId: bet.id, status: 'accepted' });
}

async function refuse(tx: Tx, app: Platform, bet: BetRow, legs: readonly LegRow[], now: Date): Promise<void> {
  await voidHold(tx, {
    holdId: bet.hold_id ?? bet.id,
    owner: bet.member_id,
    transferId: app.ids.uuid(),
    reason: 'betHoldRelease',
    responsible: 'rule/in-play-delay',
    at: now,
    requestId: bet.bill_no,
  });
  const keys = exposureKeys(
    bet.member_id,
    legs.map((leg) => ({ fixtureId: leg.fixture_id, selectionId: `${leg.market}/${leg.selection}` })),
  );
  const liability = exposureOf(money(bet.currency, bet.maximum_return - bet.stake));
  await releaseExposure(tx, keys, liability, exposureOf(money(bet.currency, bet.stake)));
  const { member_id: memberId, currency, stake, placed_at: at } = bet;
  await countPlay(tx, { memberId, currency, staked: -stake, at });
  const begun = await anyBegun(tx, legs);
  await markRefused(tx, bet.shard_id, bet.id, begun ? 'bettingClosed' : 'betRefusedInPlay', {}, now);
  await push(tx, app, 'memberBets', { memberId: bet.member_id }, { betId: bet.id, status: 'refused' });
  await push(tx, app, 'memberWallet', { memberId: bet.member_id }, { cause: 'bet' });
}

/** Whether a leg that was booked before its kick-off has begun since: then that is the reason. */
async function anyBegun(tx: Tx, legs: readonly LegRow[]): Promise<boolean> {
  for (const leg of legs.filter(({ live }) => !live)) {
    const fixture = await selectFixture(tx, leg.fixture_id);
    if (fixture && fixture.status !== 'scheduled') return true;
  }
  return false;
}
