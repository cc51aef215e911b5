import { cny } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { crossed, endsOf } from '../../../testing/crossed.ts';
import { nobodyOutside } from '../../../testing/nobody-outside.ts';
import type { TestMember, TestOperator } from '../../../testing/test-app.ts';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import { match } from '../../sportsbook/testing/league-file.ts';
import {
  createSportsbookTest,
  type SentLeg,
  type SportsbookTest,
} from '../../sportsbook/testing/sportsbook-test.ts';

let test: SportsbookTest;
let lead: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  test = await createSportsbookTest('2026-08-15T12:00:00.000Z', nobodyOutside);
  await test.imports([match('Alder', 'Birch')]);
  lead = await test.operator('cashier-lead');
  second = await test.operator('administrator');
});
afterAll(() => test.end());

async function propose({ id: memberId }: TestMember): Promise<string> {
  const { version } = await lead.api.getMemberCase({ memberId });
  const ask = { memberId, version, code: 'memberWish', reason: '会员书面申请注销' } as const;
  return (await lead.api.proposeMemberClosing(ask, opId())).proposalId;
}
const approve = (id: string) => second.api.approveProposal({ id }, opId());
const statusOf = async ({ id }: TestMember) => (await lead.api.getMemberCase({ memberId: id })).status;
const single = (leg: SentLeg) => ({
  currency: 'CNY' as const,
  unitStake: '10',
  sizes: [1],
  legs: [leg],
  pricePolicy: 'any' as const,
});
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('an account that is closed at the same moment', () => {
  it('as a deposit is credited: the closing waits for the posting and is refused by it', async () => {
    const member = await test.register('JustCredited');
    const id = await propose(member);
    const { center, house } = accountsOf(member.id);
    let approval: Promise<unknown> | undefined;
    await inTransaction(test.app.db, async (tx) => {
      await postTransfer(tx, {
        id: test.app.ids.uuid(),
        reason: 'deposit',
        legs: move(house('deposits', 'CNY', 'test'), center('CNY'), cny(100_00n)),
        at: test.app.clock.now(),
        requestId: 'D1',
      });
      approval ??= approve(id).then(
        () => 'closed',
        (fault: { error: string }) => fault.error,
      );
      expect(await Promise.race([approval, pause(300).then(() => 'waits')])).toBe('waits');
    });
    expect(await approval).toBe('memberHasMoney');
    expect(await statusOf(member)).toBe('closing');
  });

  it('as a deposit is asked for: the order is there before, or it is refused', async () => {
    const earlier = await test.register('AskedBefore');
    const order = (member: TestMember) => () =>
      member.api.createDepositOrder({ payType: 1, amount: '100' }, opId());
    await crossed(test, earlier.id, [order(earlier), () => propose(earlier)]);
    const { proposals } = await second.api.listProposals({ kind: 'members.close', objectId: earlier.id });
    const [waiting] = proposals;
    expect(waiting?.before).toMatchObject({ openDeposits: 1 });
    await expect(approve(waiting?.id ?? '')).rejects.toMatchObject({ error: 'memberHasOrders' });

    const later = await test.register('AskedAfter');
    const ends = await crossed(test, later.id, [() => propose(later), order(later)]);
    expect(endsOf(ends)).toEqual(['done', 'memberClosing']);
  });

  it('as the last money is staked: no bet is open on a closed account, and no stake is lost', async () => {
    const leg = await test.leg(await test.fixtureOf('Alder'), 'ft_1x2/home');
    for (let round = 0; round < 4; round += 1) {
      const member = await test.bettor(`StakesAll${round}`, 10_00n);
      const bet = member.api.placeBet(single(leg), test.once());
      const closing = pause(round * 5)
        .then(() => propose(member))
        .then(approve);
      const [placed, closed] = await Promise.allSettled([bet, closing]);
      expect(closed.status).toBe('rejected');
      // A bet that was on its way when the approval looked is placed after the refusal, for the money that was seen.
      const seen = placed.status === 'fulfilled' ? ['memberHasBets', 'memberHasMoney'] : ['memberHasMoney'];
      expect(seen).toContain(endsOf([closed])[0]);
      expect(await member.wallet()).toBe(placed.status === 'fulfilled' ? '0.00' : '10.00');
      expect(await statusOf(member)).toBe('closing');
    }
  });

  it('by two who approve at once: it is closed once', async () => {
    const member = await test.register('ClosedOnce');
    const id = await propose(member);
    const third = await test.operator('cashier-lead');
    const ends = await Promise.allSettled([approve(id), third.api.approveProposal({ id }, opId())]);
    expect(endsOf(ends).toSorted()).toEqual(['approvalNotFound', 'done']);
    expect(await statusOf(member)).toBe('closed');
  });
});
