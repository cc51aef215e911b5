import type { UndecidedReason } from '@fairway/betting';
import type { Db, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { selectFixture } from '../catalogue/catalogue-store.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { FixtureRow, LegToSettle } from '../tables.ts';
import { clearAlarms, raiseAlarm } from './alarms-store.ts';
import { correctBets, isChange } from './correct-bet.ts';
import { readFacts, type OpposedByFixture } from './read-facts.ts';
import { settleLegs } from './settle-legs.ts';
import { settleOpenBets, type Decided } from './settle-open-bets.ts';
import {
  holdSettlementOrder,
  releaseSettledExposure,
  selectLastSettlements,
  selectBetsOn,
  selectLegsOf,
  updateSettledFacts,
  type BetOnMatch,
} from './settlement-store.ts';

/** Bets read, decided and paid at a time. */
const batchSize = 5000;
/** Settled bets compared with the present result at a time: each that differs has a transaction of its own. */
const correctedAtOnce = 200;

/** How often a page is judged again because its matches changed under it; then the job comes again later. */
const mostRounds = 20;

/**
 * Settles what can be settled of the bets on a fixture: open bets are paid through a lane, and after a corrected result (or
 * when `again`) settled ones are settled again. May run at any time, any number of times and beside others: a settlement by
 * facts that have changed is refused by its row, so whatever was settled by older facts stands before these are read, and is
 * seen here (decision 0051). Raises an alarm for what needs a person and clears it when the reason is gone.
 */
export async function settleFixture(app: Platform, fixtureId: bigint, again = false): Promise<number> {
  const fixture = await selectFixture(app.db, fixtureId);
  if (!fixture || isUnderCheck(fixture, app.clock.now())) return 0;
  // Those that were settled before first: what is settled now needs no second look.
  let paid = again || fixture.facts_version > fixture.settled_facts ? await settleAgain(app, fixture) : 0;
  paid += await settleOpen(app, fixture);
  await updateSettledFacts(app.db, fixture);
  const over = fixture.result_version > 0 && !isInPlay(fixture) && fixture.status !== 'postponed';
  await releaseSettledExposure(app.db, fixtureId, over);
  return paid;
}

/** Under a check nothing is settled that the check may take back; its decision and the end come here again. */
function isUnderCheck(fixture: FixtureRow, now: Date): boolean {
  return isInPlay(fixture) && fixture.held_until !== null && fixture.held_until > now;
}

/** What one run over a fixture remembers from page to page. */
interface Run {
  readonly doubts: Set<UndecidedReason>;
  readonly opposed: OpposedByFixture;
}

async function settleOpen(app: Platform, fixture: FixtureRow): Promise<number> {
  const run: Run = { doubts: new Set(), opposed: new Map() };
  let paid = 0;
  for (let page: Page | undefined; ;) {
    const read = page;
    const done = await inTransaction(app.db, (tx) => payPage(tx, app, fixture.id, read, run));
    paid += done.paid;
    // Settled before, and opened again by a correction or by another process: what moves is a difference.
    await correctBets(app, done.corrections);
    page = done.next;
    if (!page) break;
  }
  await notifyDoubts(app, fixture, run.doubts);
  return paid;
}

/** The next open bets of a match, and what becomes of them by what was known as they were read. */
interface Page {
  readonly bets: readonly BetOnMatch[];
  readonly decided: readonly Decided[];
}

async function readPage(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  after: BetOnMatch | undefined,
  run: Run,
): Promise<Page> {
  const bets = await selectBetsOn(tx, fixtureId, ['accepted'], after, batchSize);
  const open = bets.filter(({ settlement_count }) => settlement_count === 0);
  return { bets, decided: await decide(tx, app, fixtureId, open, run) };
}

/**
 * Pays a page of a fixture's open bets, one page of it at a time in all processes, and reads the next one while this one is written.
 * What changed between the reading and the writing of a page is judged again.
 */
async function payPage(tx: Tx, app: Platform, fixtureId: bigint, read: Page | undefined, run: Run) {
  await holdSettlementOrder(tx, fixtureId);
  const page = read ?? (await readPage(tx, app, fixtureId, undefined, run));
  const corrections = page.bets.filter(({ settlement_count }) => settlement_count > 0);
  const isLast = page.bets.length < batchSize;
  const [first, next] = await Promise.all([
    settleOpenBets(app, page.decided),
    isLast ? undefined : readPage(tx, app, fixtureId, page.bets.at(-1), run),
  ]);
  let paid = first.paid;
  corrections.push(...first.taken);
  let outdated = first.outdated;
  for (let round = 2; outdated.length > 0; round += 1) {
    if (round > mostRounds) throw new Error(`fixture ${fixtureId} changes faster than its bets are settled`);
    const outcome = await settleOpenBets(app, await decide(tx, app, fixtureId, outdated, run));
    paid += outcome.paid;
    corrections.push(...outcome.taken);
    outdated = outcome.outdated;
  }
  return { paid, corrections, next };
}

/** The bets that are decided by now, with their money; none while the match is under a check. */
async function decide(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  bets: readonly BetOnMatch[],
  { doubts, opposed }: Run,
): Promise<Decided[]> {
  if (bets.length === 0) return [];
  const fixture = await selectFixture(tx, fixtureId);
  if (!fixture || isUnderCheck(fixture, app.clock.now())) return [];
  const decided = await settleAll(tx, app, bets, opposed);
  for (const { settled } of decided) {
    for (const { fixtureId: doubtful, reason } of settled.doubts)
      if (doubtful === fixture.id) doubts.add(reason);
  }
  return decided.filter(({ settled }) => settled.status !== 'open');
}

/** What becomes of bets by what is known now; nothing is written. */
export async function settleAll(
  db: Db | Tx,
  app: Platform,
  bets: readonly BetOnMatch[],
  opposed: OpposedByFixture,
): Promise<Decided[]> {
  const parlays = bets.filter(({ leg_count }) => leg_count > 1);
  const legs = await selectLegsOf(db, parlays);
  const singles = bets.filter(({ leg_count }) => leg_count === 1);
  const facts = await readFacts(db, [...singles, ...legs], app.clock.now(), opposed);
  const byBet = new Map<string, LegToSettle[]>();
  for (const leg of legs) {
    const known = byBet.get(leg.bet_id);
    if (known) known.push(leg);
    else byBet.set(leg.bet_id, [leg]);
  }
  const legsOf = (bet: BetOnMatch): readonly LegToSettle[] =>
    bet.leg_count === 1 ? [bet] : (byBet.get(bet.id) ?? []);
  return bets.map((bet) => ({ bet, settled: settleLegs(bet, legsOf(bet), facts) }));
}

/** Corrects the settled bets whose money, state or turnover the present result changes. */
async function settleAgain(app: Platform, fixture: FixtureRow): Promise<number> {
  let changed = 0;
  const opposed: OpposedByFixture = new Map();
  for (let after: BetOnMatch | undefined; ;) {
    const page = await inTransaction(app.db, (tx) => correctPage(tx, app, fixture.id, after, opposed));
    changed += page.changed;
    after = page.bets.at(-1);
    if (page.bets.length < correctedAtOnce) break;
  }
  return changed;
}

/** Corrects the next settled bets of a fixture, in the same order as they are paid. */
async function correctPage(
  tx: Tx,
  app: Platform,
  fixtureId: bigint,
  after: BetOnMatch | undefined,
  opposed: OpposedByFixture,
) {
  await holdSettlementOrder(tx, fixtureId);
  const bets = await selectBetsOn(tx, fixtureId, ['settled', 'voided'], after, correctedAtOnce);
  const before = await selectLastSettlements(tx, bets);
  const settled = await settleAll(tx, app, bets, opposed);
  const other = settled.filter(({ bet, settled: present }) => isChange(before.get(bet.id), present));
  const changed = await correctBets(
    app,
    other.map(({ bet }) => bet),
  );
  return { bets, changed };
}

const doubtKinds = ['missingScore', 'contradictoryScore', 'placementAboveResult'] as const;

async function notifyDoubts(
  app: Platform,
  { id }: FixtureRow,
  doubts: ReadonlySet<UndecidedReason>,
): Promise<void> {
  const now = app.clock.now();
  for (const kind of doubtKinds) {
    if (doubts.has(kind)) await raiseAlarm(app.db, id, kind, now);
  }
  await clearAlarms(
    app.db,
    id,
    doubtKinds.filter((kind) => !doubts.has(kind)),
    now,
  );
}
