import { addSeconds } from '#platform/clock.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { findingsOf, fundMember, moneyOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startSandboxProcess, type SandboxProcess } from '../../cashier/testing/processes/sandbox-process.ts';
import { venuesMount } from '../mount.ts';

/** How a request of ours is spoilt at the venue: see «Faults» of the sandbox's page. */
export interface Spoil {
  execute?: 'yes' | 'no' | 'late';
  answer?:
    | 'normal'
    | 'error500'
    | 'silent'
    | 'reset'
    | 'garbage'
    | 'badSignature'
    | 'unknownStatus'
    | 'maintenance';
  lateMs?: number;
}

/** The product beside the real sandbox venue, its own process; jobs run when a test says so. */
export interface VenueStage extends TestApp {
  sandbox: SandboxProcess;
  /** A member with so much money in the center wallet. */
  member(name: string, minor: bigint): Promise<Player>;
  /** Spoils the next requests of one kind. */
  spoil(operation: string, effect: Spoil, times?: number): Promise<void>;
  clearFaults(): Promise<void>;
  /** The venue executes what a fault has kept back; answers how many. */
  executeLate(): Promise<number>;
  /** Moves the clock and runs the jobs that have come due; answers their names. */
  pass(seconds: number): Promise<string[]>;
  /** A new operation id, as a button makes one. */
  press(): { operationId: string };
}

export type Player = Awaited<ReturnType<TestApp['register']>> & {
  money(): Promise<{ center: string; venue: string; inTransit: string }>;
  /** What the venue's own book says he has there. */
  atVenue(): Promise<string>;
  /** Wins or loses at the venue. */
  play(delta: string): Promise<void>;
};

export async function createVenueStage(): Promise<VenueStage> {
  const sandbox = await startSandboxProcess({ CHAIN: 'off', VENUE_SECRET: 'test-venue-secret-0123456789' });
  // Both sides judge each other's time stamps: the test's clock may run ahead by some minutes from here.
  const start = addSeconds(new Date(), -180).toISOString();
  const test = await createTestApp({ start, env: { SANDBOX_URL: sandbox.url } });
  let presses = 0;
  return {
    ...test,
    sandbox,
    async member(name, minor) {
      const member = await test.register(name);
      await fundMember(test.app, member.id, minor);
      return {
        ...member,
        money: () => moneyOf(test.app, member.id, 'beichen'),
        atVenue: () => balanceInBook(sandbox, member.id),
        async play(delta) {
          await sandbox.post(`/director/venue/members/${member.id}/adjust`, { currency: 'CNY', delta });
        },
      };
    },
    async spoil(operation, effect, times = 1) {
      await sandbox.post('/director/faults', {
        party: 'venue',
        operation,
        times,
        effect: { kind: 'request', ...effect },
      });
    },
    async clearFaults() {
      await fetch(`${sandbox.url}/director/faults`, { method: 'DELETE' });
    },
    async executeLate() {
      const { executed } = await sandbox.post<{ executed: number }>('/director/late-executions');
      return executed;
    },
    async pass(seconds) {
      test.clock.advance({ seconds });
      return runDueJobs(test.app, venuesMount.jobs ?? []);
    },
    press: () => ({ operationId: `venue-stage-${(presses += 1).toString().padStart(8, '0')}` }),
    async end() {
      const findings = await findingsOf(test.app);
      await test.end();
      await sandbox.stop();
      if (findings.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(findings)}`);
    },
  };
}

async function balanceInBook(sandbox: SandboxProcess, memberCode: string): Promise<string> {
  const book = await sandbox.get<{ members: { memberCode: string; currency: string; balance: string }[] }>(
    `/director/venue/book?memberCode=${memberCode}`,
  );
  return book.members.find(({ currency }) => currency === 'CNY')?.balance ?? '0.00';
}
