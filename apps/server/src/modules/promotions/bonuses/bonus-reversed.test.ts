import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsOf, readBalance } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { playMount } from '../../play/mount.ts';
import { reverseRewards } from '../reversals/reverse-rewards.ts';
import { createPromotionsTest, depositGiftTerms, type PromotionsTest } from '../testing/promotions-test.ts';
import { settleMember } from './settle-member.ts';
import { releasedTerms } from './testing/release-terms.fixture.ts';

let test: PromotionsTest;
let no: number;
const weights = { ty: 0, dj: 0, zr: 100, dz: 100, by: 100, qp: 100, cp: 0 };
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(depositGiftTerms('depositFirst', { release: { days: 7, weights } }));
});
afterAll(() => test.end());

async function deliver(): Promise<void> {
  const subscribers = [...(playMount.subscribers ?? []), reverseRewards];
  while ((await dispatchEvents(test.app, subscribers)).more);
  await runDueJobs(test.app, subscribers);
}
const balances = async (member: TestMember) => {
  const own = accountsOf(member.id);
  const [bonus, debt] = [own.bonus('CNY'), own.debt('CNY')];
  return [
    await test.centerOf(member),
    (await readBalance(test.app.db, bonus)).minor,
    (await readBalance(test.app.db, debt)).minor,
  ];
};

/** A member with 20.00 for a deposit of 100.00, 60.00 to be played, and the deposit that can be taken back. */
async function gifted(name: string) {
  const member = await test.register(name);
  await member.api.joinDepositGift({ kind: 'depositFirst', no }, test.once());
  test.clock.advance({ seconds: 2 });
  const paid = { billNo: `B${name.length}00000000000`, at: test.clock.now().toISOString(), amount: '100.00' };
  await inTransaction(test.app.db, (tx) =>
    emit(tx, test.app, 'deposit.settled', { memberId: member.id, currency: 'CNY', ...paid }),
  );
  await deliver();
  test.clock.advance({ seconds: 2 });
  await member.api.insertDepositGift({ kind: 'depositFirst', no }, test.once());
  test.clock.advance({ seconds: 2 });
  const reverse = async () => {
    const { at: settledAt, ...order } = paid;
    const at = test.clock.now().toISOString();
    await inTransaction(test.app.db, (tx) =>
      emit(tx, test.app, 'deposit.reversed', {
        memberId: member.id,
        currency: 'CNY',
        ...order,
        settledAt,
        at,
      }),
    );
    await deliver();
  };
  const plays = async (amount: string) => {
    await test.plays(member, amount);
    await settleMember(test.app, member.id);
  };
  return { member, reverse, plays };
}

it('leaves with its deposit: what waits from the bonus account, what came free from the center wallet', async () => {
  const { member, reverse, plays } = await gifted('Taken');
  await plays('30.00');
  expect(await balances(member)).toEqual(['10.00', 10_00n, 0n]);
  await reverse();
  expect(await balances(member)).toEqual(['0.00', 0n, 0n]);
  const { bonuses } = await member.api.listBonuses({});
  expect(bonuses).toMatchObject([{ state: 'reversed', released: '10.00', taken: '10.00', held: '0.00' }]);
});

it('is not taken from the bonus of another campaign that lies beside it', async () => {
  const { member, reverse } = await gifted('Beside');
  const other = await test.publish(releasedTerms());
  await member.api.applyActivity({ kind: 'offer', no: other }, test.once());
  expect(await balances(member)).toEqual(['0.00', 53_33n, 0n]);
  await reverse();
  expect(await balances(member)).toEqual(['0.00', 33_33n, 0n]);
});

it('asks for nothing that was given up before: the campaign has it already', async () => {
  const { member, reverse, plays } = await gifted('GivenUp');
  await plays('6.00');
  const [bonus] = (await member.api.listBonuses({})).bonuses;
  await member.api.forfeitBonus({ rewardId: bonus?.rewardId ?? '', held: '18.00' }, test.once());
  expect(await balances(member)).toEqual(['2.00', 0n, 0n]);
  await reverse();
  expect(await balances(member)).toEqual(['0.00', 0n, 0n]);
});
