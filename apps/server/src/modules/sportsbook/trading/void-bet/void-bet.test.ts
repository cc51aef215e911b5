import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ft, singleBets } from '../../testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../../testing/sportsbook-test.ts';

type Trader = Awaited<ReturnType<SportsbookTest['operator']>>['api'];

let test: SportsbookTest;
let maker: Trader;
let checker: Trader;
let open: ReturnType<typeof singleBets>;

beforeAll(async () => {
  test = await createSportsbookTest();
  open = singleBets(test);
  maker = (await test.operator('trader')).api;
  checker = (await test.operator('trader')).api;
});
afterAll(() => test.end());

const reason = '赔率录入有误';
const betOn = async () => {
  const placed = await open('ft_1x2/home', 2100);
  return { ...placed, named: { memberId: placed.member.id, betId: placed.bet.id } };
};
const propose = async (named: { memberId: string; betId: string }) =>
  (await maker.proposeBetVoid({ ...named, reason }, test.once())).proposalId;

describe('voiding a bet', () => {
  it('takes two people, and gives the stake back', async () => {
    const { bet, member, named, read } = await betOn();
    const id = await propose(named);
    await test.settle();
    expect((await read()).status).toBe('accepted');

    await expect(maker.approveProposal({ id }, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const { proposals } = await checker.listProposals({ kind: 'sportsbook.void' });
    expect(proposals[0]).toMatchObject({
      id,
      mayDecide: true,
      before: { billNo: bet.billNo, status: 'accepted' },
      after: { status: 'voided' },
    });
    await checker.approveProposal({ id }, test.once());
    await test.settle();
    expect(await read()).toMatchObject({ status: 'voided', returned: '100.00', net: '0.00' });
    expect((await read()).legs[0]).toMatchObject({ outcome: 'void', voidReason: 'operator' });
    expect(await member.wallet()).toBe('100.00');
    const auditor = (await test.operator('auditor')).api;
    expect((await auditor.listAudit({ action: 'proposeBetVoid' })).rows).toHaveLength(1);
    expect((await test.auditOf('approveProposal'))[0]).toMatchObject({ reason });
  });

  it('is refused for another member’s bet, for one that is void, and while one waits', async () => {
    const { named } = await betOn();
    const other = await betOn();
    await expect(propose({ ...named, memberId: other.named.memberId })).rejects.toMatchObject({
      error: 'betNotFound',
    });
    const id = await propose(named);
    await expect(checker.proposeBetVoid({ ...named, reason }, test.once())).rejects.toMatchObject({
      error: 'editConflict',
    });
    await checker.approveProposal({ id }, test.once());
    await test.settle();
    await expect(propose(named)).rejects.toMatchObject({ error: 'betNotVoidable' });
  });

  it('is not done once the bet was settled in between; proposed again, it takes back what was won', async () => {
    const { member, named, read, result } = await betOn();
    const id = await propose(named);
    await result(ft(2, 0, [1, 0]));
    expect(await read()).toMatchObject({ status: 'settled', returned: '210.00' });
    await expect(checker.approveProposal({ id }, test.once())).rejects.toMatchObject({
      error: 'approvalVoided',
    });
    await checker.refuseProposal({ id, reason }, test.once());

    await checker.approveProposal({ id: await propose(named) }, test.once());
    await test.settle();
    expect(await read()).toMatchObject({ status: 'voided', returned: '100.00', net: '0.00' });
    expect((await read()).settlements).toHaveLength(2);
    expect(await member.wallet()).toBe('100.00');
  });
});
