import type { Desk } from './desk.ts';

const corrections = [
  { name: 'xiaofeng', amount: '88', hoursAgo: 30, end: 'approved', evidence: '工单 20431：活动奖励漏发，按条款补发' },
  { name: 'yaqi88', amount: '-120', hoursAgo: 27, end: 'refused', evidence: '工单 20440：疑似重复入账，申请扣回' },
  { name: 'haoran', amount: '36', hoursAgo: 5, end: 'waiting', evidence: '工单 20467：通道手续费由平台承担，补偿会员' },
  { name: 'zhenyu', amount: '200', hoursAgo: 1.4, end: 'waiting', evidence: '工单 20472：系统维护期间注单延迟，客诉补偿' },
] as const; // prettier-ignore

/** Changes that take two people: decided ones for the history, the others for the queue. */
export async function propose(desk: Desk): Promise<void> {
  for (const { name, amount, hoursAgo, end, evidence } of corrections) {
    const { proposalId } = await desk.operator('cashier', hoursAgo).proposeAdjustment({
      memberId: desk.memberId(name),
      part: 'center',
      currency: 'CNY',
      amount,
      reasonCode: 'compensation',
      evidence,
    });
    const lead = desk.operator('cashier-lead', hoursAgo - 0.5);
    if (end === 'approved') await lead.approveProposal({ id: proposalId });
    if (end === 'refused')
      await lead.refuseProposal({ id: proposalId, reason: '流水核对无误，会员没有重复入账' });
  }
  await proposeVoid(desk);
  await proposeTerms(desk);
  await desk.operator('administrator', 2).proposeOperator({
    name: 'support-night',
    role: 'support',
    reason: '增开夜班客服席位',
  });
  await desk.operator('cashier-lead', 0.4).takeSolvencyProof({});
}

async function proposeVoid(desk: Desk): Promise<void> {
  const trader = desk.operator('trader', 3);
  const { bets } = await trader.listTradedBets({ status: 'settled' });
  const bet = bets.find(({ memberName }) => memberName !== 'ayuan' && memberName !== 'laozhou');
  if (bet)
    await trader.proposeBetVoid({
      memberId: bet.memberId,
      betId: bet.id,
      reason: '赔率明显有误，按规则作废',
    });
}

async function proposeTerms(desk: Desk): Promise<void> {
  const administrator = desk.operator('administrator', 4);
  const { newest } = await administrator.getSettings({ kind: 'wallet' });
  if (newest.kind !== 'wallet') return;
  const { interest } = newest.settings;
  await administrator.changeSettings({
    kind: 'wallet',
    version: newest.version,
    settings: { ...newest.settings, interest: { ...interest, annualBps: interest.annualBps + 20 } },
    reason: '按运营会议决定，上调余额生息年利率',
  });
}
