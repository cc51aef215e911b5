import { isSeriesOutset, simulateMatch } from '@fairway/betting';
import { closeLane } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createIds } from '#platform/ids.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { selectFixtures } from '../catalogue/catalogue-store.ts';
import { recordResult } from '../results/record-result.ts';
import { settleFixture } from '../settlement/settle-fixture.ts';
import type { FixtureRow } from '../tables.ts';
import { demoLeagues } from './demo-leagues.ts';
import { moveBack, moveForward } from './demo-store.ts';
import { drawUp, findLeague } from './keep-demo-running.ts';
import { backSelections } from './seed-demo-bets.ts';

/** What a member backs on an evening of the past: which match of it (from 0), the market and the place of the selection. */
export interface PastBet {
  readonly memberId: string;
  readonly stake: string;
  readonly currency: 'CNY' | 'USDT';
  readonly legs: readonly (readonly [match: number, code: string, selection: number])[];
}

/** Evenings of the first demo league that lie behind, each to be played once, the earliest first. */
export interface PastSeason {
  /** Bets before the kick-off, results and settlement after it. */
  play(evening: number, bets: readonly PastBet[], last?: LastMatch): Promise<void>;
  end(): Promise<void>;
}

/** What became of an evening's last match: called off, or reported without its half time, for which an alarm asks. */
export type LastMatch = 'calledOff' | 'halfTimeUnknown';

const [league] = demoLeagues;
/** Four matches an evening. */
const eveningSeconds = 16 * 60;
/** As for the bets of the last hour: the database takes none on a match that has begun. */
const hoursAhead = 3;

/**
 * Draws up the matches of evenings of the past. One platform with a clock of its own plays them all: each platform reads the
 * whole board, and the start of the demo waits for this.
 */
export async function openPastSeason(app: Platform, kickOffs: readonly Date[]): Promise<PastSeason> {
  let instant = app.clock.now();
  const clock = { now: () => instant };
  const past: Platform = { ...app, clock, ids: createIds(clock) };
  const evenings: { from: Date; ids: bigint[]; hours: number }[] = [];
  for (const from of kickOffs) {
    instant = from;
    const ids = await drawEvening(past, from);
    const hours = Math.ceil((app.clock.now().getTime() - from.getTime()) / 3_600_000) + hoursAhead;
    await inTransaction(app.db, (tx) => moveForward(tx, ids, hours));
    evenings.push({ from, ids, hours });
  }
  refreshCatalogue(past);

  return {
    async play(number, bets, last) {
      const evening = evenings[number];
      if (!evening) return;
      const { from, ids, hours } = evening;
      const matches = await selectFixtures(app.db, ids);
      const inOrder = matches.toSorted((left, right) => Number(left.id - right.id));
      instant = from;
      await Promise.all(bets.map((bet) => backSelections(past, bet.memberId, inOrder, bet)));
      await inTransaction(app.db, (tx) => moveBack(tx, ids, hours));
      instant = addSeconds(from, 7200);
      for (const [place, match] of inOrder.entries())
        await endMatch(past, match, place === inOrder.length - 1 ? last : undefined);
    },
    async end() {
      refreshCatalogue(app);
      // A platform of its own has a lane of its own.
      await closeLane(past);
    },
  };
}

async function drawEvening(past: Platform, from: Date): Promise<bigint[]> {
  const competition = league && (await findLeague(past, league));
  if (!league || !competition) return [];
  const first = addSeconds(from, 60);
  return drawUp(past, league, competition, { from: first, to: addSeconds(first, eveningSeconds) });
}

async function endMatch(app: Platform, { id, expected, seed }: FixtureRow, last?: LastMatch): Promise<void> {
  if (!expected || isSeriesOutset(expected) || seed === null) return;
  const { fullTime, halfTime } = simulateMatch(expected, seed);
  const ended = { status: 'ended', fullTime, halfTime: last ? null : halfTime, half: null } as const;
  const cancelled = { status: 'cancelled', fullTime: null, halfTime: null, half: null } as const;
  const calledOff = last === 'calledOff';
  await inTransaction(app.db, (tx) =>
    recordResult(tx, app, {
      fixtureId: id,
      result: calledOff ? cancelled : ended,
      extra: null,
      source: calledOff ? 'rule/demo' : 'feed/simulator',
      reason: calledOff ? '暴雨，比赛取消' : '',
    }),
  );
  await settleFixture(app, id);
}
