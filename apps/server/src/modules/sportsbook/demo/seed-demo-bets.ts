import { formatPrice, isSeriesOutset, simulateMatch } from '@fairway/betting';
import { closeLane } from '#modules/ledger';
import { demoMembers, findMemberByName } from '#modules/members';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { sql } from 'kysely';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { placeBet } from '../bets/placing/place-bet.ts';
import { selectMarkets } from '../markets/markets-store.ts';
import { recordResult } from '../results/record-result.ts';
import { settleFixture } from '../settlement/settle-fixture.ts';
import type { FixtureRow } from '../tables.ts';
import { moveBack, moveKickOffs } from './demo-store.ts';
import { keepDemoRunning } from './keep-demo-running.ts';

/** How far back the demo members began to bet. */
const minutesBack = 60;
/** The database takes no bets on a match that has begun: what has been played is booked as if it were still so far away. */
const hoursAhead = 3;

/** What a demo member backs: which of the next matches (from 0), the market and the place of the selection. */
interface Story {
  member: string;
  stake: string;
  legs: readonly (readonly [match: number, code: string, selection: number])[];
}

const [well, , old] = demoMembers.map(({ name }) => name);

const earlier: readonly Story[] = [
  { member: well ?? '', stake: '100', legs: [[0, 'ft_ah', 0]] },
  { member: well ?? '', stake: '50', legs: [[1, 'ft_ou', 0]] },
  { member: well ?? '', stake: '200', legs: [[2, 'ft_1x2', 0]] },
  {
    member: well ?? '',
    stake: '20',
    legs: [
      [0, 'ft_1x2', 0],
      [1, 'ft_1x2', 2],
      [2, 'ft_ou', 1],
    ],
  },
  { member: old ?? '', stake: '500', legs: [[1, 'ft_ah', 1]] },
  { member: old ?? '', stake: '100', legs: [[3, 'ht_ou', 0]] },
];
const coming: readonly Story[] = [
  { member: well ?? '', stake: '100', legs: [[4, 'ft_ah', 1]] },
  {
    member: well ?? '',
    stake: '10',
    legs: [
      [5, 'ft_1x2', 0],
      [6, 'ft_1x2', 0],
      [7, 'ft_1x2', 0],
    ],
  },
  { member: old ?? '', stake: '300', legs: [[5, 'ft_ou', 1]] },
];

/**
 * Gives the demo members bets of every kind: an hour ago they backed matches that have been played since, and a while ago
 * matches that are still to come. Matches that are over get the results their seeds lead to.
 */
export async function seedDemoBets(app: Platform): Promise<void> {
  const then = addSeconds(app.clock.now(), -minutesBack * 60);
  const past: Platform = { ...app, clock: { now: () => then } };
  await keepDemoRunning(past);
  const moved = await inTransaction(app.db, (tx) => moveKickOffs(tx, then, hoursAhead));
  refreshCatalogue(past);
  for (const story of earlier) await play(past, story);
  await inTransaction(app.db, (tx) => moveBack(tx, moved, hoursAhead));
  // A platform of its own has a lane of its own.
  await closeLane(past);
  await playPast(app);
  await keepDemoRunning(app);
  for (const story of coming) await play(app, story);
}

async function play(app: Platform, story: Story): Promise<void> {
  const member = await findMemberByName(app.db, story.member);
  if (!member) return;
  await backSelections(app, member.id, await nextMatches(app), story);
}

/** Places one bet on matches in the order of their kick-offs; a member without money at the sports venue has no bets to show. */
export async function backSelections(
  app: Platform,
  memberId: string,
  next: readonly FixtureRow[],
  story: Pick<Story, 'stake' | 'legs'> & { currency?: 'CNY' | 'USDT' },
): Promise<void> {
  const legs = [];
  for (const [match, code, selection] of story.legs) {
    const fixture = next[match];
    const market =
      fixture && (await selectMarkets(app.db, [fixture.id])).find((row) => row.code === code && row.main);
    const [name, price] = Object.entries(market?.prices ?? {})[selection] ?? [];
    if (!fixture || !market || name === undefined || typeof price !== 'number') return;
    legs.push({
      fixtureId: String(fixture.id),
      selectionId: `${market.market}/${name}`,
      marketVersion: market.version,
      odds: formatPrice(BigInt(price)),
    });
  }
  try {
    await placeBet(app, callOf(app, memberId), {
      currency: story.currency ?? 'CNY',
      unitStake: story.stake,
      sizes: [legs.length],
      legs,
      pricePolicy: 'any',
    });
  } catch (refusal) {
    if (!(refusal instanceof AppError)) throw refusal;
  }
}

/** Places bets on the matches that come next. */
export async function backNextMatches(
  app: Platform,
  bets: readonly (Pick<Story, 'stake' | 'legs'> & { memberId: string; currency: 'CNY' | 'USDT' })[],
): Promise<void> {
  const next = await nextMatches(app);
  for (const bet of bets) await backSelections(app, bet.memberId, next, bet);
}

function callOf(app: Platform, memberId: string): MemberCall {
  return {
    member: { memberId, sessionId: app.ids.uuid() },
    operationId: app.ids.uuid(),
    requestId: 'demo',
    operation: 'placeBet',
    address: '',
    deviceId: '',
    language: 'zh-CN',
    userAgent: '',
    origin: '',
  };
}

async function nextMatches(app: Platform): Promise<FixtureRow[]> {
  const { rows } = await sql<FixtureRow>`
    select fixtures.* from sportsbook_fixtures fixtures
    where status = 'scheduled' and sport = 'football' and seed is not null and starts_at > ${app.clock.now()}
    order by starts_at, id limit 10`.execute(app.db);
  return rows;
}

/** Plays the matches that would be over by now to their end at once. */
async function playPast(app: Platform): Promise<void> {
  const { rows } = await sql<FixtureRow>`
    select * from sportsbook_fixtures
    where status = 'scheduled' and sport = 'football' and seed is not null
      and starts_at + make_interval(mins => 118 / speed) < ${app.clock.now()}`.execute(app.db);
  for (const fixture of rows) {
    if (!fixture.expected || isSeriesOutset(fixture.expected) || fixture.seed === null) continue;
    const { fullTime, halfTime } = simulateMatch(fixture.expected, fixture.seed);
    await inTransaction(app.db, (tx) =>
      recordResult(tx, app, {
        fixtureId: fixture.id,
        result: { status: 'ended', fullTime, halfTime, half: null },
        extra: null,
        source: 'feed/simulator',
        reason: '',
      }),
    );
    await settleFixture(app, fixture.id);
  }
}
