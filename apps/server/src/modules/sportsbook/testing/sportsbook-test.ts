import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { findingsOf, fundMember, moneyOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { refreshCatalogue } from '../catalogue/catalogue-memory.ts';
import { importFile } from '../importing/import-file.ts';
import { sportsbookMount } from '../mount.ts';
import { moveKickOff } from '../trading/kick-off/move-kick-off.ts';
import type { Move } from '../trading/kick-off/propose-kick-off.ts';
import { recordNews } from '../trading/record-from-file.ts';
import { turnoverMount } from '../../turnover/mount.ts';
import { leagueFile, type FileMatch } from './league-file.ts';

export type WireBet = OutputOf<Schemas['placeBet']>;
export type WirePage = OutputOf<Schemas['getFixture']>;

/** The product with a sportsbook to play with; its `end` proves the books first. */
export interface SportsbookTest extends TestApp {
  /** Imports matches of the test league as they are now; kick-offs and results count as after two people agreed. */
  imports(matches: readonly FileMatch[]): Promise<void>;
  /** The id of the match between two teams. */
  fixtureOf(home: string): Promise<string>;
  page(fixtureId: string): Promise<WirePage>;
  /** A member with so many fen at the sports venue. */
  bettor(name: string, fen: bigint): Promise<TestMember & { wallet: () => Promise<string> }>;
  /** What the slip sends for a selection at its present version. */
  leg(fixtureId: string, selectionId: string): Promise<SentLeg>;
  /** Runs what is due: settlements and the rest. */
  settle(): Promise<void>;
  once(): { operationId: string };
  /** What operators did by this call, the newest first. */
  auditOf(action: string): Promise<{ object_id: string; reason: string }[]>;
}

export interface SentLeg {
  fixtureId: string;
  selectionId: string;
  marketVersion: number;
  odds: string;
}

export async function createSportsbookTest(
  start = '2026-08-15T12:00:00.000Z',
  env: Readonly<Record<string, string>> = {},
): Promise<SportsbookTest> {
  const logged: Record<string, string> = process.env['SPORTS_LOG'] ? { LOG_LEVEL: 'error' } : {};
  const test = await createTestApp({ start, env: { ...env, ...logged } });
  let operation = 0;
  const page = async (fixtureId: string) => {
    refreshCatalogue(test.app);
    return test.visitor.getFixture({ fixtureId });
  };
  return {
    ...test,
    page,
    async imports(matches) {
      const move: Move = async (tx, _app, fixture, kickOff) => {
        await moveKickOff(tx, fixture, kickOff);
        return 'moved';
      };
      const text = leagueFile(matches);
      await importFile(test.app, { text, source: 'test.json', by: 'test', move, record: recordNews });
    },
    async fixtureOf(home) {
      refreshCatalogue(test.app);
      const { groups } = await test.visitor.listFixtures({ view: 'parlay' });
      const found = groups
        .flatMap(({ fixtures }) => fixtures)
        .find((fixture) => fixture.home.name.en === home);
      if (!found) throw new Error(`no match of ${home}`);
      return found.id;
    },
    async bettor(name, fen) {
      const member = await test.register(name);
      await fundMember(test.app, member.id, fen);
      const amount = `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
      operation += 1;
      const operationId = `fund-${String(operation).padStart(16, '0')}`;
      await member.api.transferToVenue({ channelCode: 'fairway-sports', amount }, { operationId });
      const wallet = async () => (await moneyOf(test.app, member.id, 'fairway-sports')).venue;
      return { ...member, wallet };
    },
    async leg(fixtureId, selectionId) {
      const { fixture } = await page(fixtureId);
      for (const market of fixture.markets) {
        const found = market.selections.find(({ id }) => id === selectionId);
        if (found?.odds) return { fixtureId, selectionId, marketVersion: market.version, odds: found.odds };
      }
      throw new Error(`${selectionId} is not offered`);
    },
    async settle() {
      await runDueJobs(test.app, [...(sportsbookMount.jobs ?? []), ...(turnoverMount.jobs ?? [])]);
    },
    async auditOf(action) {
      const { rows } = await sql<{ object_id: string; reason: string }>`
        select object_id, reason from operators_audit where action = ${action} order by seq desc`.execute(
        test.app.db,
      );
      return rows;
    },
    async end() {
      const findings = await findingsOf(test.app);
      await test.end();
      expect(findings).toEqual([]);
    },
    once() {
      operation += 1;
      return { operationId: `bet-${String(operation).padStart(16, '0')}` };
    },
  };
}
