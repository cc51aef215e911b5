import { lotteryCodes, type LotteryCode } from '@fairway/contract/lottery/codes.ts';
import { lotteryPlays } from '@fairway/contract/lottery/plays.ts';
import type { LotterySettings } from '@fairway/contract/lottery/settings.ts';
import { plays } from '@fairway/fair-games';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDirectly } from '#modules/settings';
import { newestSettings, propose } from '../../../testing/settings-by-two.ts';
import { watchChasesJob } from '../chases/advance-chase.job.ts';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';
import { lotteryLimitsKind } from './limits-kind.ts';

type Trader = Awaited<ReturnType<LotteryTest['operator']>>['api'];
type Closed = LotterySettings['lotteries'][number]['closed'];

let test: LotteryTest;
let maker: Trader;
let checker: Trader;
beforeAll(async () => {
  test = await createLotteryTest();
  maker = (await test.operator('trader')).api;
  checker = (await test.operator('trader')).api;
});
afterAll(() => test.end());

const closing = ({ lotteries }: LotterySettings, key: LotteryCode, closed: Closed): LotterySettings => ({
  lotteries: lotteries.map((lottery) => (lottery.key === key ? { ...lottery, closed } : lottery)),
});
const close = (key: LotteryCode, closed: Closed) =>
  propose(maker, 'lottery', (settings) => closing(settings, key, closed), test.once());
const refused = async (run: Promise<unknown>) =>
  run.then(
    () => 'taken',
    (fault: { error?: string }) => fault.error,
  );
const sum = { play: 'k3.sum', pick: '10', unit: '1.00', times: 1 };
const sides = { play: 'k3.sides', pick: 'big', unit: '1.00', times: 1 };
const place = async ({ api }: Buyer, ...tickets: (typeof sum)[]) =>
  api.placeTickets(
    { lottery: 'k3', issue: await test.openIssue('k3'), currency: 'CNY', tickets },
    test.once(),
  );
const openPlays = async () =>
  (await test.visitor.getLottery({ lottery: 'k3' })).plays
    .filter(({ open }) => !open)
    .map(({ play }) => play);

it('names every play that the rules have, in their order', () => {
  for (const lottery of lotteryCodes)
    expect(lotteryPlays[lottery]).toEqual(
      Object.entries(plays).flatMap(([code, play]) => (play.lottery === lottery ? [code] : [])),
    );
});

it('closes a play by one person at once, leaves the others open, and takes two people to open it', async () => {
  const member = await test.buyer('OnePlayShut', 100_00n);
  expect((await close('k3', ['k3.sum'])).proposalId).toBeNull();
  expect(await openPlays()).toEqual(['k3.sum']);
  expect(await refused(place(member, sum))).toBe('playClosed');
  // All tickets of a call or none: the wallet keeps what it had.
  expect(await refused(place(member, sides, sum))).toBe('playClosed');
  expect(await member.center()).toBe('100.00');
  expect(await refused(place(member, sides))).toBe('taken');
  expect((await close('k3', ['k3.sum', 'k3.pair'])).proposalId).toBeNull();

  const opening = await close('k3', ['k3.pair']);
  expect(opening.proposalId).not.toBeNull();
  expect(await refused(place(member, sum))).toBe('playClosed');
  await checker.approveProposal({ id: opening.proposalId ?? '' }, test.once());
  expect(await refused(place(member, sum))).toBe('taken');
  expect(await openPlays()).toEqual(['k3.pair']);
});

it('takes no play twice, of another lottery, or that the rules do not have', async () => {
  const { version, settings } = await newestSettings(maker, 'lottery');
  for (const wrong of [['k3.sum', 'k3.sum'], ['x5.any1'], ['k3.all']]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a page would never send
    const asked = closing(settings, 'k3', wrong as Closed);
    const input = { kind: 'lottery' as const, version, settings: asked, reason: '按会议决定' };
    expect(await refused(maker.changeSettings(input, test.once()))).toBe('inputInvalid');
  }
});

it('reads a version from before plays had switches as closing none', async () => {
  const { settings } = await newestSettings(maker, 'lottery');
  const fieldsOf = (lottery: object) => Object.entries(lottery).filter(([field]) => field !== 'closed');
  const old = { lotteries: settings.lotteries.map((lottery) => Object.fromEntries(fieldsOf(lottery))) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as such a version is stored
  const read = lotteryLimitsKind.complete?.(old as unknown as LotterySettings, test.app);
  expect(read?.lotteries.map(({ closed }) => closed)).toEqual(lotteryCodes.map(() => []));
});

it('is refused by the rows where this process still believes the play open', async () => {
  const member = await test.buyer('StalePlay', 100_00n);
  const { settings } = await newestSettings(maker, 'lottery');
  expect(await refused(place(member, sides))).toBe('taken');
  await inTransaction(test.app.db, (tx) =>
    publishDirectly(tx, { ...test.app }, lotteryLimitsKind, {
      settings: closing(settings, 'k3', ['k3.sides']),
      by: 'test',
    }),
  );
  expect(await refused(place(member, sides))).toBe('playClosed');
  const row = sql`
    insert into lottery_tickets (shard_id, member_id, id, order_id, bill_no, lottery, issue, play, pick, notes, currency, unit, times,
      stake, risks, most_per_number, limits_version, chase_id, stake_transfer)
    select shard_id, member_id, gen_random_uuid(), gen_random_uuid(), 'LX', lottery, issue, play, pick, notes, currency, unit, times,
      stake, risks, most_per_number, limits_version + 1, chase_id, gen_random_uuid()
    from lottery_tickets where member_id = ${member.id}`;
  await expect(row.execute(test.app.db)).rejects.toThrow('takes no such stake');
});

it('lets a chase wait while its play is closed, and refuses a new one', async () => {
  const member = await test.buyer('ChasedPlay', 100_00n);
  const { rows } = await sql<{ issue: string }>`
    select issue from lottery_issues where lottery = 'x5' and issue > ${await test.openIssue('x5')}
    order by issue limit 2`.execute(test.app.db);
  const items = rows.map(({ issue }) => ({ issue, times: 1 }));
  const pick = { lottery: 'x5', currency: 'CNY', play: 'x5.any1', pick: '01', unit: '1.00' } as const;
  const chase = () =>
    member.api.placeChase(
      { ...pick, stopOnWin: false, items, startIssue: items[0]?.issue ?? '' },
      test.once(),
    );
  const { id } = (await chase()).chase;
  expect((await close('x5', ['x5.any1'])).proposalId).toBeNull();
  expect(await refused(chase())).toBe('playClosed');
  await test.closeIssue('x5');
  await watchChasesJob.run(test.app, { period: '' });
  const state = async () => (await member.api.getChase({ id })).chase;
  expect(await state()).toMatchObject({ state: 'running', placed: 0, rest: '2.00' });

  const { proposalId } = await close('x5', []);
  await checker.approveProposal({ id: proposalId ?? '' }, test.once());
  await watchChasesJob.run(test.app, { period: '' });
  await test.work();
  expect(await state()).toMatchObject({ placed: 1, staked: '1.00', rest: '1.00' });
});
