import { parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, readBalance } from '#modules/ledger';
import {
  startSandboxProcess,
  type SandboxProcess,
} from '../../../cashier/testing/processes/sandbox-process.ts';
import { findingsOf, fundMember } from '../../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { askOpenRounds } from './ask-open-rounds.job.ts';
import { booksOf } from './books-of.ts';
import { compareStatement, compareStatementsJob } from './compare-statements.job.ts';
import { BookUnread } from './provider-book.ts';

// The real parties, whose books are read over the network; the director spoils lines of them.
let sandbox: SandboxProcess;
let test: TestApp;

type Form = 'qiming' | 'hub';
const forms: readonly Form[] = ['qiming', 'hub'];
interface Round {
  readonly roundId: string;
  readonly status: string;
  readonly payout: string;
}
/** What was played at each before the night. */
interface Played {
  readonly member: string;
  readonly sound: Round;
  readonly unlisted: Round;
  readonly altered: Round;
  readonly doubled: Round;
  readonly unpaid: Round;
  readonly leftOpen: Round;
  readonly unknown: Round;
  readonly unfinished: Round;
}
const played = new Map<Form, Played>();
const of = (form: Form): Played => {
  const found = played.get(form);
  if (!found) throw new Error(`nothing played at ${form}`);
  return found;
};

beforeAll(async () => {
  sandbox = await startSandboxProcess({ CHAIN: 'off', VENUE_SECRET: 'test-venue-secret-0123456789' });
  test = await createTestApp({ start: new Date().toISOString(), env: { SANDBOX_URL: sandbox.url } });
  await sandbox.post('/director/hub/wallet', { url: `${test.urls.site}/api/venue-wallet/v1` });
  for (const form of forms) played.set(form, await play(form));
  // What was taken in the last ten minutes is not judged yet.
  test.clock.advance({ minutes: 30 });
});
afterEach(async () => {
  await fetch(`${sandbox.url}/director/faults`, { method: 'DELETE' });
  expect(await findingsOf(test.app)).toEqual([]);
});
afterAll(async () => {
  await test.end();
  await sandbox.stop();
});

async function play(form: Form): Promise<Played> {
  const member = await test.register(`books${form}`);
  await fundMember(test.app, member.id, 1000_00n);
  const pass = await member.api.launchVenue({ api: form });
  const token = new URL(pass.url).searchParams.get('token') ?? '';
  const guest = { form, member: member.id, currency: 'CNY', token };
  let keys = 0;
  const toss = async (effect?: object): Promise<Round> => {
    if (effect) await fault('callback', { kind: 'callback', ...effect });
    // Both sides judge each other's time stamps, and the party's clock is the machine's.
    test.clock.set(new Date());
    const roundKey = `round-key-of-a-book-${form}-${(keys += 1)}`;
    const body = { guest, stake: '20.00', pick: 'HEADS', roundKey };
    return (await sandbox.post<{ round: Round }>('/director/hub/rounds', body)).round;
  };
  // Taken back, which is no difference.
  expect((await toss({ lose: true })).status).toBe('takenBack');
  return {
    member: member.id,
    sound: await toss(),
    unlisted: await toss(),
    altered: await toss(),
    doubled: await toss(),
    unpaid: await toss({ result: 'withheld' }),
    leftOpen: await toss({ result: 'leavesOpen' }),
    unknown: await toss({ result: 'leavesOpen' }),
    unfinished: await toss({ result: 'leavesOpen' }),
  };
}

const fault = (operation: string, effect: object) =>
  sandbox.post('/director/faults', { party: 'hub', operation, effect });
const spoil = (transactionId: string, what: object) =>
  sandbox.post('/director/hub/spoils', { transactionId, ...what });
const heal = () => fetch(`${sandbox.url}/director/hub/spoils`, { method: 'DELETE' });

function bookOf(form: Form) {
  const found = booksOf(test.app).find(({ provider }) => provider === form);
  if (!found) throw new Error(`no book of ${form}`);
  return found;
}

/** What is listed as open, as kind, reference and both amounts. */
async function listed(form: Form) {
  const { api } = await test.operator('auditor');
  const { differences } = await api.listVenueDifferences({});
  return differences
    .filter(({ channelCode, state }) => channelCode === form && state === 'open')
    .map(({ kind, reference, ours, theirs }) => [kind, reference, ours, theirs].join(' '))
    .toSorted();
}

async function center(form: Form): Promise<bigint> {
  return (await readBalance(test.app.db, accountsOf(of(form).member).center('CNY'))).minor;
}

async function isOpen({ roundId }: Round): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select closed_at is null as open from venues_wallet_rounds where round = ${roundId}`.execute(test.app.db);
  return rows[0]?.open ?? false;
}

/** A result that was not paid is missing only where it was more than nothing. */
const missingResult = ({ roundId, payout }: Round) =>
  payout === '0.00' ? [] : [`missingHere ${roundId}-win  ${payout}`];

describe.each(forms)('the book of %s', (form) => {
  it('agrees but for a result that it never sent', async () => {
    const before = await center(form);
    const { lines } = await compareStatement(test.app, bookOf(form));
    // Nine rounds: a stake each, and a result of those that were not taken back.
    expect(lines).toBe(17);
    expect(await listed(form)).toEqual(missingResult(of(form).unpaid));
    expect(await center(form)).toBe(before);
  });

  it('differs in lines that are left out, doubled or altered, and nothing moves by it', async () => {
    const { unlisted, altered, doubled, unpaid } = of(form);
    const before = await center(form);
    await spoil(`${unlisted.roundId}-bet`, { leaveOut: true });
    await spoil(`${unlisted.roundId}-win`, { leaveOut: true });
    await spoil(`${altered.roundId}-bet`, { amount: '21.00' });
    await spoil(`${doubled.roundId}-bet`, { copies: 2 });
    await spoil(`${unpaid.roundId}-win`, { amount: '55.00' });
    const result = `missingThere ${unlisted.roundId}-win ${unlisted.payout} `;
    const expected = [
      `missingThere ${unlisted.roundId}-bet -20.00 `,
      ...(unlisted.payout === '0.00' ? [] : [result]),
      `amount ${altered.roundId}-bet -20.00 -21.00`,
      `repeated ${doubled.roundId}-bet -20.00 -20.00`,
      `missingHere ${unpaid.roundId}-win  55.00`,
    ].toSorted();
    await compareStatement(test.app, bookOf(form));
    expect(await listed(form)).toEqual(expected);
    // A second night finds the same, once.
    test.clock.advance({ minutes: 1 });
    await compareStatement(test.app, bookOf(form));
    expect(await listed(form)).toEqual(expected);
    expect(await center(form)).toBe(before);
  });

  it('is explained by one person with a reason, and is then not listed for the same figures again', async () => {
    const { altered } = of(form);
    const [auditor, lead] = [await test.operator('auditor'), await test.operator('cashier-lead')];
    const { differences } = await auditor.api.listVenueDifferences({});
    const id = differences.find(({ reference }) => reference === `${altered.roundId}-bet`)?.id ?? '';
    const reason = '场馆书面确认其账目有误';
    await expect(auditor.api.explainVenueDifference({ id, reason })).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    const ends = await Promise.allSettled([1, 2].map(() => lead.api.explainVenueDifference({ id, reason })));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await auditor.api.listAudit({ objectKind: 'venue-difference', objectId: id });
    expect(rows).toMatchObject([{ action: 'explainVenueDifference', reason }]);

    test.clock.advance({ minutes: 1 });
    await compareStatement(test.app, bookOf(form));
    expect((await listed(form)).join()).not.toContain(altered.roundId);
    await spoil(`${altered.roundId}-bet`, { amount: '22.00' });
    await compareStatement(test.app, bookOf(form));
    expect(await listed(form)).toContain(`amount ${altered.roundId}-bet -20.00 -22.00`);
  });

  it('comes right by itself once it says the same', async () => {
    await heal();
    test.clock.advance({ minutes: 1 });
    await compareStatement(test.app, bookOf(form));
    expect(await listed(form)).toEqual(missingResult(of(form).unpaid));
  });
});

it('names a venue that does not give its book, compares the others, and comes again', async () => {
  await fault('transactions', { kind: 'request', answer: 'garbage' });
  const night = { period: '2026-11-21' };
  await expect(compareStatementsJob.run(test.app, night)).rejects.toThrow('statements of venues are missing');
  const { api } = await test.operator('auditor');
  const faults = async () =>
    (await api.listVenueDifferences({})).venues.map(({ channelCode, fault: why }) => [channelCode, why]);
  expect(await faults()).toEqual([
    ['qiming', 'unreachable'],
    ['hub', ''],
  ]);
  await compareStatementsJob.run(test.app, night);
  expect(await faults()).toEqual([
    ['qiming', ''],
    ['hub', ''],
  ]);
});

it('reads no answer that another than the venue has signed', async () => {
  // Signed over the right bytes, and then these are others.
  await fault('round', { kind: 'request', answer: 'unknownStatus' });
  await fault('round', { kind: 'request', answer: 'error500' });
  const asked = {
    memberId: of('qiming').member,
    currency: 'CNY',
    round: of('qiming').sound.roundId,
  } as const;
  const { book } = bookOf('qiming');
  expect(await book.findRound(asked)).toMatchObject({ status: 'closed' });
  await expect(book.findRound(asked)).rejects.toThrow('unsigned answer');
});

describe.each(forms)('a round of %s that has been open for fourteen days', (form) => {
  it('is asked about; the provider’s silence decides nothing', async () => {
    if (form === 'qiming') test.clock.advance({ days: 15 });
    const { unknown, unfinished, unpaid, leftOpen } = of(form);
    await spoil(`${unpaid.roundId}-win`, { amount: '55.00' });
    await spoil(`${unknown.roundId}-bet`, { leaveOut: true });
    await spoil(`${unknown.roundId}-win`, { leaveOut: true });
    await spoil(`${unfinished.roundId}-win`, { leaveOut: true });
    await fault(form === 'hub' ? 'transactions/list' : 'round', { kind: 'request', answer: 'error500' });
    await expect(askOpenRounds(test.app, bookOf(form))).rejects.toThrow(BookUnread);
    for (const round of [unknown, unfinished, unpaid, leftOpen]) expect(await isOpen(round)).toBe(true);
  });

  it('is closed where both books agree, listed where they differ or it is unknown, and left where it is open', async () => {
    const { member, unknown, unfinished, unpaid, leftOpen } = of(form);
    const before = await center(form);
    expect(await askOpenRounds(test.app, bookOf(form))).toEqual({
      // One left open, and the one that was taken back.
      closed: 2,
      differs: 1,
      unknown: 1,
      open: 1,
    });
    expect(await isOpen(leftOpen)).toBe(false);
    for (const round of [unknown, unfinished, unpaid]) expect(await isOpen(round)).toBe(true);
    expect(await listed(form)).toEqual(
      [
        `missingHere ${unpaid.roundId}-win  55.00`,
        `roundUnknown CNY/${unknown.roundId}/${member} -20.00 `,
      ].toSorted(),
    );
    expect(await center(form)).toBe(before);
    const { rows } = await sql<{ returned: string }>`
      select payload ->> 'returned' as returned from platform_outbox
      where name = 'game.settled' and payload ->> 'ref' = ${`${form}/CNY/${leftOpen.roundId}`}`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ returned: leftOpen.payout }]);
  });

  it('ends with what was noted about it once its provider’s book agrees', async () => {
    await heal();
    test.clock.advance({ minutes: 1 });
    await askOpenRounds(test.app, bookOf(form));
    const { unknown, unfinished, unpaid } = of(form);
    for (const round of [unknown, unfinished]) expect(await isOpen(round)).toBe(false);
    // Only the provider's own call pays a result.
    const isOwed = parseMoney(unpaid.payout, 'CNY').minor > 0n;
    expect(await isOpen(unpaid)).toBe(isOwed);
    expect(await listed(form)).toEqual(missingResult(unpaid));
  });
});
