import { matchTerms, replay } from '@fairway/matching';
import { cny, formatMoney } from '@fairway/money';
import { createSeededRandom } from '@fairway/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchBooks } from '../cashier/testing/books-beside.ts';
import { killedWhen } from '../cashier/testing/processes/killed-platform.ts';
import { placeCrowd, type CrowdOrder } from './testing/matching-crowd.ts';
import { matchingPeople } from './testing/matching-people.ts';
import { createMatchingStage, type MatchingStage } from './testing/matching-stage.ts';
import type { Spoil } from '../cashier/testing/scripted-psp.ts';
import { eachOf, runInProcesses } from '../cashier/testing/processes/several-processes.ts';
import { opId } from '../cashier/testing/cashier-stage.ts';
import { selectLiveParts, type PartRow } from './parts/part-store.ts';
import { eventOf, selectLinesAfter } from './pool/log-store.ts';

/** Deposits and withdrawals together: a thousand in the long run (`npm run soak`), a sixth of them with every change. */
const orders = Number(process.env['FAIRWAY_MATCH_ORDERS'] ?? 160);
const waves = 8;
const random = createSeededRandom(process.env['FAIRWAY_SEED'] ?? 'matching-under-faults');
const pick = (below: number) => Buffer.from(random.bytes(4)).readUInt32BE() % below;

let stage: MatchingStage;
let people: ReturnType<typeof matchingPeople>;
beforeAll(async () => {
  stage = await createMatchingStage();
  people = matchingPeople(stage.test.app, pick);
});
afterAll(() => stage.end());

/** One of two processes dies meanwhile. */
const runBesides = () =>
  runInProcesses(stage.test.app, [{ at: 1 + pick(60), when: killedWhen[pick(3)] ?? 'after' }, undefined]);

let card = 5000;
const oneOrder = (): CrowdOrder => {
  const net = BigInt(100 * (1 + pick(12))) * 100n;
  return pick(20) >= 7
    ? { net }
    : { net: net * 3n, withdrawal: { fee: BigInt(pick(3)) * 7_77n, card: (card += 1) } };
};

let decided = 0;
/** Parts under appeal which nobody decides until all else has ended: they stay held however long it takes. */
const leftUndecided = new Set<string>();

/** What two operators decide about a part, either outcome in turn. */
async function decide(part: PartRow): Promise<void> {
  const { appeals } = await stage.clerk.api.listPartAppeals({ state: 'open' });
  const found = appeals.find((one) => one.part.partNo === part.part_no);
  if (found === undefined) return;
  decided += 1;
  const outcome = decided % 2 === 0 ? 'confirm' : 'release';
  const decision = {
    appealId: found.appealId,
    version: found.version,
    repays: found.repays,
    outcome,
    reason: '已核对银行流水',
  } as const;
  await stage.clerk.api.decidePartAppeal(decision, opId());
  await Promise.allSettled([
    stage.lead.api.decidePartAppeal(decision, opId()),
    stage.lead.api.decidePartAppeal(decision, opId()),
  ]);
}

/** What becomes of a part by its two sides and the staff, on most days the good thing. */
async function live(part: PartRow): Promise<void> {
  const dice = pick(20);
  if (part.status === 'waitingPay') {
    // Some never pay.
    if (/[01]$/.test(part.deposit_bill)) return;
    if (dice < 15) await people.pay(part);
    else if (dice < 17) await people.giveUp(part);
  }
  if (part.status === 'waitingConfirm') {
    if (dice < 14) await people.confirm(part);
    else if (dice === 14) await Promise.all([people.confirm(part), people.appeal(part)]);
    else if (dice === 15) await people.appeal(part);
    else if (dice === 16)
      await stage.clerk.api
        .freezePart({ partNo: part.part_no, reason: '付款账户可疑' }, opId())
        .catch(() => null);
  }
  if (part.status !== 'frozen') return;
  // Both outcomes come up and something stays undecided, however the dice fall.
  if (leftUndecided.size < 2) leftUndecided.add(part.part_no);
  if (!leftUndecided.has(part.part_no) && (dice < 8 || decided < 4)) await decide(part);
}

const answers: readonly Spoil['answer'][] = [
  'silence',
  'http500',
  'badSignature',
  'garbage',
  'unknownStatus',
];
/** The ordinary channel, which pays what no part has: its answers are spoilt, its messages come late, doubled, in any order or never. */
async function trouble(): Promise<void> {
  const { psp } = stage;
  psp.spoils = Array.from({ length: 8 }, () => ({
    path: pick(2) === 0 ? '/psp/v1/payouts' : '/psp/v1/payouts/query',
    answer: answers[pick(answers.length)] ?? 'silence',
    executed: pick(2) === 0,
  }));
  psp.payoutStatus = ['PAID', 'PROCESSING', 'FAILED'][Math.min(2, pick(8))] ?? 'PAID';
  const open = [...psp.payouts.values()].filter(({ status }) => status === 'PROCESSING');
  for (const payout of open.filter(() => pick(2) === 0)) {
    payout.status = pick(5) === 0 ? 'FAILED' : 'PAID';
    const message = stage.psp.message(payout.orderNo, 'payout.paid');
    if (pick(3) > 0) await Promise.all([stage.callback(message), stage.callback(message)]);
  }
}

it(`${orders} deposits and withdrawals are matched under faults: the parts sum at every moment, all money arrives once`, async () => {
  const books = await watchBooks(stage.test.database.urls.app);
  const seen = await liveThrough().then(
    () => books.end(),
    async (fault: unknown) => books.end().then(() => Promise.reject(fault)),
  );
  expect(seen.wrong).toEqual([]);
  expect(seen.snapshots).toBeGreaterThan(20);
  await proveEnd();
}, 600_000);

/** All of it: orders come in waves, parts live as people let them, and in the end every channel answers. */
async function liveThrough(): Promise<void> {
  for (let wave = 0; wave < waves; wave += 1) {
    await placeCrowd(stage.test.app, Array.from({ length: orders / waves }, oneOrder));
    stage.test.clock.advance({ seconds: 1 + pick(90) });
    await runBesides();
    if (wave % 2 === 1) await eachOf(await selectLiveParts(stage.test.app.db, 1000), 6, live);
  }
  for (let round = 0; round < 60; round += 1) {
    await stage.keepSignedIn();
    await trouble();
    await runBesides();
    const parts = await selectLiveParts(stage.test.app.db, 1000);
    await eachOf(parts, 6, live);
    stage.test.clock.advance({ minutes: 1 + pick(round > 6 ? 600 : 12) });
    if (round > 6 && parts.every(({ part_no: partNo }) => leftUndecided.has(partNo))) break;
  }
  await decideTheRest();
  stage.psp.spoils = [];
  stage.psp.payoutStatus = 'PAID';
  for (let round = 0; round < 4; round += 1) {
    for (const payout of stage.psp.payouts.values())
      if (payout.status === 'PROCESSING') payout.status = 'PAID';
    stage.test.clock.advance({ hours: 2 });
    await runInProcesses(stage.test.app, [undefined, undefined]);
  }
}

/** What was left undecided is held after days as it was: then two operators decide it. */
async function decideTheRest(): Promise<void> {
  stage.test.clock.advance({ hours: 72 });
  await stage.keepSignedIn();
  await runInProcesses(stage.test.app, [undefined, undefined]);
  const held = await selectLiveParts(stage.test.app.db, 1000);
  expect(held.map(({ part_no: partNo }) => partNo)).toEqual(expect.arrayContaining([...leftUndecided]));
  for (const part of held) if (part.status === 'frozen') await decide(part);
}

/** Nothing is open; what parts paid is what was credited, what the provider paid is what they did not, and the log gives the same matches. */
async function proveEnd(): Promise<void> {
  const { db } = stage.test.app;
  const { rows } = await sql<
    Record<'parts' | 'credited' | 'matched' | 'orders', bigint> & { kinds: string[]; open: string[] }
  >`
    select array(select concat_ws(' ', side, bill_no, 'waits in the pool') from matching_orders where left_at is null
        union all select concat_ws(' ', bill_no, channel, payout_outcome, payout_detail) from cashier_withdrawals
        where status = 'paying') as open,
      (select count(*) from cashier_withdrawals) + (select count(*) from cashier_deposit_orders) as orders,
      array(select distinct status || ' by ' || ended_by || case when missed then ', missed' else '' end
        from matching_parts order by 1) as kinds,
      (select coalesce(sum(amount), 0)::bigint from matching_parts where status = 'confirmed') as parts,
      (select coalesce(sum(amount), 0)::bigint from cashier_deposit_payments where channel = 'fast' and state = 'credited') as credited,
      (select coalesce(sum(matched), 0)::bigint from cashier_withdrawals) as matched`.execute(db);
  const [end] = rows;
  // Who waits for another's accounts takes them in the same order: nobody had to begin again.
  const { rows: stuck } = await sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  expect(stuck).toEqual([{ deadlocks: 0n }]);
  expect(end).toMatchObject({ open: [], credited: end?.parts, matched: end?.parts });
  expect(end?.orders).toBe(BigInt(Math.floor(orders / waves) * waves));
  // Confirmed and released, by members, by operators and by the rule.
  expect(end?.kinds).toEqual([
    'confirmed by member',
    'confirmed by operator',
    'released by operator',
    'released by rule',
    'released by rule, missed',
  ]);

  const paid = await sql<{ bill_no: string; net: bigint }>`
    select bill_no, amount - fee - matched as net from cashier_withdrawals
    where channel = 'psp' and status in ('paid', 'completed')`.execute(db);
  const ours = paid.rows.map(({ bill_no: billNo, net }) => `${billNo} ${formatMoney(cny(net))}`);
  const theirs = [...stage.psp.payouts.values()].filter(({ status }) => status === 'PAID');
  expect(ours.toSorted()).toEqual(theirs.map(({ orderNo, amount }) => `${orderNo} ${amount}`).toSorted());

  const lines = await selectLinesAfter(db, 0n);
  const logged = lines.flatMap((line) =>
    line.kind === 'matched'
      ? [{ deposit: line.deposit_bill, withdrawal: line.bill_no, amount: line.amount }]
      : [],
  );
  const events = lines.map(eventOf).filter((event) => event !== undefined);
  expect(replay(events, matchTerms)).toEqual(logged);
  await stage.proveBooks();
}
