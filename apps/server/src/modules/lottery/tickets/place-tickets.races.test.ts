import { merkleRoot } from '@fairway/fair-games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '#modules/games';
import { closeLane } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { closeIssueJob } from '../issues/close-issue.job.ts';
import { selectIssue } from '../issues/issues-store.ts';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';
import { placeTickets } from './place-tickets.ts';
import { ticketLeaf } from './ticket-leaf.ts';
import { selectLeaves } from './tickets-store.ts';

let test: LotteryTest;
beforeAll(async () => {
  test = await createLotteryTest();
});
afterAll(() => test.end());

const big = { play: 'k3.sides', pick: 'big', unit: '1.00', times: 1 };

function buyers(name: string, count: number, fen: bigint): Promise<Buyer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => test.buyer(`${name}${index}`, fen)));
}

const sessionId = '01936f6f-0000-7000-8000-000000000001';

/** A press that reaches one process. */
function press(app: Platform, { id }: Buyer, issue: string, ticket = big, once = test.once()) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what placing reads of a call
  const call = { member: { memberId: id, sessionId }, language: 'en', ...once } as MemberCall;
  return placeTickets(app, call, { lottery: 'k3', issue, currency: 'CNY', tickets: [ticket] });
}

const outcomeOf = async (placed: Promise<unknown>): Promise<string> =>
  placed.then(
    () => 'accepted',
    (fault: unknown) => (fault instanceof Error && 'error' in fault ? String(fault.error) : String(fault)),
  );

/** Another process of the product, whose clock is wrong by so many seconds. */
async function inAnotherProcess(seconds: number, act: (app: Platform) => Promise<void>): Promise<void> {
  const app = { ...test.app, clock: { now: () => addSeconds(test.clock.now(), seconds) } };
  try {
    await act(app);
  } finally {
    await closeLane(app);
  }
}

const count = (outcomes: readonly string[], outcome: string) =>
  outcomes.filter((one) => one === outcome).length;

describe('tickets at once', () => {
  it('of one wallet: as many are accepted as it can pay', async () => {
    const [poor] = await buyers('PaysSeven', 1, 7_50n);
    if (!poor) throw new Error('no buyer');
    const issue = await test.openIssue('k3');
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => outcomeOf(press(test.app, poor, issue))),
    );
    expect(count(outcomes, 'accepted')).toBe(7);
    expect(count(outcomes, 'insufficientBalance')).toBe(93);
    expect(await poor.center()).toBe('0.50');
    expect((await poor.api.listTickets({ lottery: 'k3' })).tickets).toHaveLength(7);
  });

  it('on one number, in two processes: never more than it takes', async () => {
    const rich = await buyers('FillsOne', 4, 4_000_00n);
    const issue = await test.openIssue('k3');
    // 400 yuan return 83,808: five of them are within the 500,000 of one number.
    const six = { play: 'k3.triple', pick: '6', unit: '400.00', times: 1 };
    await inAnotherProcess(0, async (app) => {
      const outcomes = await Promise.all(
        rich.flatMap((one) =>
          [test.app, app, test.app, app].map((process) => outcomeOf(press(process, one, issue, six))),
        ),
      );
      expect(count(outcomes, 'accepted')).toBe(5);
      expect(count(outcomes, 'numberFull')).toBe(11);
    });
    const { rows } = await sql<{ amount: bigint }>`
      select amount from lottery_exposures where issue = ${issue} and play = 'k3.triple' and note = '6'`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ amount: 41_904_000n }]);
  });

  it('of one press, sent twice: one order, with one answer', async () => {
    const [one] = await buyers('PressesTwice', 1, 10_00n);
    if (!one) throw new Error('no buyer');
    const issue = await test.openIssue('k3');
    const once = test.once();
    await inAnotherProcess(0, async (app) => {
      const [first, ...others] = await Promise.all(
        [test.app, app, test.app, app].map((process) => press(process, one, issue, big, once)),
      );
      for (const other of others) expect(other).toEqual(first);
      expect(first).toMatchObject({ stake: '1.00', balance: '9.00' });
    });
    expect(await one.center()).toBe('9.00');
    expect((await one.api.listTickets({ lottery: 'k3' })).tickets).toHaveLength(1);
  });

  it('in a process whose clock is late: answered, at each repeat, with the instant that the row has', async () => {
    const [member] = await buyers('AtInstant', 1, 10_00n);
    if (!member) throw new Error('no buyer');
    const issue = await test.openIssue('k3');
    const once = test.once();
    await inAnotherProcess(-29, async (app) => {
      const first = await press(app, member, issue, big, once);
      expect(first.tickets.map(({ placedAt }) => placedAt)).toEqual([test.clock.now().toISOString()]);
      expect((await member.api.listTickets({ lottery: 'k3' })).tickets).toEqual(first.tickets);
      expect(await press(app, member, issue, big, once)).toEqual(first);
    });
  });

  it('around the closing instant: those after it are refused, and the root counts exactly the accepted ones', async () => {
    const members = await buyers('AtClosing', 6, 10_00n);
    await test.closeIssue('k3');
    const key = { lottery: 'k3' as const, issue: await nextOpen() };
    const { closes_at: closesAt } = (await selectIssue(test.app.db, key)) ?? { closes_at: new Date(0) };
    test.clock.set(new Date(closesAt.getTime() - 8));
    const sent: Promise<{ late: boolean; outcome: string }>[] = [];
    let closing = Promise.resolve();
    // A process that is a minute late takes all of them for early: the rows alone refuse.
    await inAnotherProcess(-60, async (app) => {
      for (const member of members) expect(await outcomeOf(press(app, member, key.issue))).toBe('accepted');
      for (let turn = 0; turn < 16; turn += 1) {
        const late = test.clock.now() >= closesAt;
        for (const member of members.slice((turn % 3) * 2, (turn % 3) * 2 + 2))
          sent.push(outcomeOf(press(app, member, key.issue)).then((outcome) => ({ late, outcome })));
        // The closing begins while tickets are being written.
        if (turn === 8) closing = closeIssueJob.run(test.app, key);
        await new Promise((resolve) => setImmediate(resolve));
        test.clock.advance({ milliseconds: 1 });
      }
      await Promise.all(sent);
    });
    await closing;
    const outcomes = await Promise.all(sent);
    const late = outcomes.filter((one) => one.late).map(({ outcome }) => outcome);
    expect(late).toEqual(Array.from({ length: 16 }, () => 'drawClosed'));
    const early = outcomes.filter((one) => !one.late).map(({ outcome }) => outcome);
    expect(count(early, 'accepted') + count(early, 'drawClosed')).toBe(16);

    const accepted = members.length + count(early, 'accepted');
    const leaves = (await selectLeaves(test.app.db, key)).map(ticketLeaf);
    expect(leaves).toHaveLength(accepted);
    expect(await selectIssue(test.app.db, key)).toMatchObject({
      tickets: accepted,
      ticket_root: merkleRoot(hashing, leaves),
    });
    const { rows } = await sql`
      select from lottery_tickets where issue = ${key.issue} and placed_at >= ${closesAt}`.execute(
      test.app.db,
    );
    expect(rows).toEqual([]);
  });
});

/** The next issue of `k3`, at its opening. */
async function nextOpen(): Promise<string> {
  const { rows } = await sql<{ issue: string; opens: Date }>`
    select issue, opens_at as opens from lottery_issues
    where lottery = 'k3' and closed_at is null order by issue limit 1`.execute(test.app.db);
  const [next] = rows;
  if (!next) throw new Error('no coming issue');
  if (test.clock.now() < next.opens) test.clock.set(next.opens);
  return next.issue;
}
