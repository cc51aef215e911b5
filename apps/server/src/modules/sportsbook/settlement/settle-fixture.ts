import type { UndecidedReason } from '@fairway/betting';
import type { Platform } from '#platform/platform.ts';
import { selectFixture } from '../catalogue/catalogue-store.ts';
import { isInPlay } from '../markets/may-open.ts';
import type { BetRow, FixtureRow, LegRow } from '../tables.ts';
import { clearAlarms, raiseAlarm } from './alarms-store.ts';
import { correctBet, isChange } from './correct-bet.ts';
import { readFacts, type OpposedByFixture } from './read-facts.ts';
import { settleLegs } from './settle-legs.ts';
import { settleOpenBets, type Decided } from './settle-open-bets.ts';
import {
  releaseSettledExposure,
  selectLastSettlements,
  selectBetsOn,
  selectLegsOf,
  updateSettledVersion,
} from './settlement-store.ts';

/** Bets read, decided and paid at a time. */
const batchSize = 5000;

/**
 * Settles what can be settled of the bets on a fixture: open bets are paid through a lane, and after a corrected result (or
 * when `again`) settled ones are settled again. May run at any time and any number of times. Raises an alarm for what needs
 * a person and clears it when the reason is gone.
 */
export async function settleFixture(app: Platform, fixtureId: bigint, again = false): Promise<number> {
  const fixture = await selectFixture(app.db, fixtureId);
  // Under a check nothing is settled that the check may take back; its decision and the end come here again.
  if (!fixture || (isInPlay(fixture) && fixture.held_until !== null && fixture.held_until > app.clock.now()))
    return 0;
  // Those that were settled before first: what is settled now needs no second look.
  let paid = again || fixture.result_version > fixture.settled_version ? await settleAgain(app, fixture) : 0;
  paid += await settleOpen(app, fixture);
  await updateSettledVersion(app.db, fixture);
  const over = fixture.result_version > 0 && !isInPlay(fixture) && fixture.status !== 'postponed';
  await releaseSettledExposure(app.db, fixtureId, over);
  return paid;
}

async function settleOpen(app: Platform, fixture: FixtureRow): Promise<number> {
  const doubts = new Set<UndecidedReason>();
  const opposed: OpposedByFixture = new Map();
  let paid = 0;
  for (let after: BetRow | undefined; ;) {
    const bets = await selectBetsOn(app.db, fixture.id, ['accepted'], after, batchSize);
    after = bets.at(-1);
    const decided = await decide(app, fixture, bets, { doubts, opposed });
    paid += await settleOpenBets(
      app,
      decided.filter(({ bet }) => bet.settlement_count === 0),
    );
    // Opened again by a correction: what moves is a difference.
    for (const { bet } of decided) if (bet.settlement_count > 0) await correctBet(app, bet);
    if (bets.length < batchSize) break;
  }
  await tellDoubts(app, fixture, doubts);
  return paid;
}

/** The bets that are decided by now, with their money. */
async function decide(
  app: Platform,
  fixture: FixtureRow,
  bets: readonly BetRow[],
  { doubts, opposed }: { doubts: Set<UndecidedReason>; opposed: OpposedByFixture },
): Promise<Decided[]> {
  const decided = await settleAll(app, bets, opposed);
  for (const { settled } of decided) {
    for (const { fixtureId, reason } of settled.doubts) if (fixtureId === fixture.id) doubts.add(reason);
  }
  return decided.filter(({ settled }) => settled.status !== 'open');
}

/** What becomes of bets by what is known now; nothing is written. */
async function settleAll(
  app: Platform,
  bets: readonly BetRow[],
  opposed: OpposedByFixture,
): Promise<Decided[]> {
  const legs = await selectLegsOf(app.db, bets);
  const facts = await readFacts(app.db, legs, app.clock.now(), opposed);
  const byBet = new Map<string, LegRow[]>();
  for (const leg of legs) {
    const known = byBet.get(leg.bet_id);
    if (known) known.push(leg);
    else byBet.set(leg.bet_id, [leg]);
  }
  return bets.map((bet) => ({ bet, settled: settleLegs(bet, byBet.get(bet.id) ?? [], facts) }));
}

/** Corrects the settled bets whose money, state or turnover the present result changes. */
async function settleAgain(app: Platform, fixture: FixtureRow): Promise<number> {
  let changed = 0;
  const opposed: OpposedByFixture = new Map();
  for (let after: BetRow | undefined; ;) {
    const bets = await selectBetsOn(app.db, fixture.id, ['settled', 'voided'], after, batchSize);
    if (bets.length === 0) break;
    after = bets.at(-1);
    const before = await selectLastSettlements(app.db, bets);
    for (const { bet, settled } of await settleAll(app, bets, opposed)) {
      if (isChange(before.get(bet.id), settled) && (await correctBet(app, bet))) changed += 1;
    }
    if (bets.length < batchSize) break;
  }
  return changed;
}

const DOUBTS = ['missingScore', 'contradictoryScore', 'placementAboveResult'] as const;

async function tellDoubts(
  app: Platform,
  { id }: FixtureRow,
  doubts: ReadonlySet<UndecidedReason>,
): Promise<void> {
  const now = app.clock.now();
  for (const kind of DOUBTS) {
    if (doubts.has(kind)) await raiseAlarm(app.db, id, kind, now);
  }
  await clearAlarms(
    app.db,
    id,
    DOUBTS.filter((kind) => !doubts.has(kind)),
    now,
  );
}
