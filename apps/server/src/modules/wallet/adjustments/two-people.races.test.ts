import { randomUUID } from 'node:crypto';
import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestSettings, propose as proposeSettings } from '../../../testing/settings-by-two.ts';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import {
  createTestApp,
  type TestApp,
  type TestMember,
  type TestOperator,
} from '../../../testing/test-app.ts';

let test: TestApp;
let clerk: TestOperator;
let lead: TestOperator;
let admin: TestOperator;
const press = () => ({ operationId: randomUUID() });
const evidence = '工单 8812：渠道回单显示 10:02 到账，账上漏记';

beforeAll(async () => {
  test = await createTestApp();
  [clerk, lead, admin] = await Promise.all([
    test.operator('cashier'),
    test.operator('cashier-lead'),
    test.operator('administrator'),
  ]);
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

async function rich(name: string): Promise<TestMember> {
  const member = await test.register(name);
  await fundMember(test.app, member.id, 500_00n);
  return member;
}

const propose = async (member: TestMember, amount: string, by = clerk) => {
  const { proposalId } = await by.api.proposeAdjustment(
    {
      memberId: member.id,
      part: 'center',
      currency: 'CNY',
      amount,
      reasonCode: 'missingDeposit',
      evidence,
    },
    press(),
  );
  return { id: proposalId };
};
const decide = (id: string, by = lead) => by.api.approveProposal({ id }, press());
const proposalOf = async (id: string, by = lead) =>
  (await by.api.listProposals({ kind: 'wallet.adjustment' })).proposals.find((one) => one.id === id);

describe('a proposal that is taken back', () => {
  it('is voided by its maker and by nobody else, once, and never together with the second person’s approval', async () => {
    const member = await rich('TakenBack');
    const { id } = await propose(member, '10');
    const takeBack = (by = clerk) => by.api.withdrawProposal({ id, reason: '金额写错' }, press());
    await expect(takeBack(lead)).rejects.toMatchObject({ error: 'approvalNotFound' });
    expect(await takeBack()).toEqual({ id, state: 'voided' });
    await expect(takeBack()).rejects.toMatchObject({ error: 'approvalNotFound' });
    await expect(decide(id)).rejects.toMatchObject({ error: 'approvalNotFound' });
    expect((await member.api.getWalletBalance({})).centerMoney).toBe('500.00');

    // Pressed at the same moment: one of the two counts, and the money says which.
    const raced = await propose(member, '10');
    const ends = await Promise.allSettled([
      clerk.api.withdrawProposal({ id: raced.id, reason: '金额写错' }, press()),
      decide(raced.id),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const moved = ends[1].status === 'fulfilled';
    expect((await member.api.getWalletBalance({})).centerMoney).toBe(moved ? '510.00' : '500.00');
    expect((await proposalOf(raced.id, clerk))?.state).toBe(moved ? 'approved' : 'voided');
  });
});

describe('a correction by hand', () => {
  it('moves nothing until a second person agrees, then once, and the member can read why', async () => {
    const member = await rich('Corrected');
    const proposal = await propose(member, '120.50');
    expect(await proposalOf(proposal.id, clerk)).toMatchObject({
      state: 'pending',
      isOwn: true,
      mayDecide: false,
      before: { balance: '500.00 CNY' },
      after: { name: 'Corrected', amount: '120.50 CNY', balance: '620.50 CNY' },
      reason: evidence,
    });
    expect((await member.api.getWalletBalance({})).centerMoney).toBe('500.00');
    // A clerk has no right to decide at all, and a lead none over the own proposal.
    await expect(decide(proposal.id, clerk)).rejects.toMatchObject({ error: 'permissionMissing' });
    const own = await propose(member, '1', lead);
    await expect(decide(own.id)).rejects.toMatchObject({ error: 'approverIsMaker' });

    const ends = await Promise.allSettled([decide(proposal.id), decide(proposal.id), decide(proposal.id)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await member.api.getWalletBalance({})).centerMoney).toBe('620.50');
    const { lines } = await member.api.listStatementLines({
      part: 'center',
      currency: 'CNY',
      kind: 'adjustment',
    });
    expect(lines).toMatchObject([
      { amount: '120.50', reason: 'adjustment', reference: `adjustment/${proposal.id}` },
    ]);
    const { totals } = await member.api.explainReference({ reference: `adjustment/${proposal.id}` });
    expect(totals).toEqual([{ currency: 'CNY', amount: '120.50' }]);
  });

  it('takes what is there and records the rest as owed: never below zero, never cut silently', async () => {
    const member = await rich('Indebted');
    const { id } = await propose(member, '-620');
    expect(await proposalOf(id)).toMatchObject({ after: { balance: '0.00 CNY', owed: '120.00 CNY' } });
    expect(await decide(id)).toMatchObject({ state: 'approved' });
    expect(await proposalOf(id)).toMatchObject({ state: 'approved', checkerName: lead.name });
    expect(await member.api.getWalletBalance({})).toMatchObject({ centerMoney: '0.00', owedMoney: '120.00' });
  });

  it('moves nothing when the second person refuses', async () => {
    const member = await rich('Declined');
    const { id } = await propose(member, '100');
    const refused = await lead.api.refuseProposal({ id, reason: '回单与会员不符' }, press());
    expect(refused).toMatchObject({ state: 'declined' });
    expect(await proposalOf(id, clerk)).toMatchObject({ decisionReason: '回单与会员不符' });
    await expect(decide(id)).rejects.toMatchObject({ error: 'approvalNotFound' });
    expect((await member.api.getWalletBalance({})).centerMoney).toBe('500.00');
  });

  it('has a limit for one and for a day, which holds when two leads press at once', async () => {
    const member = await rich('Limited');
    await expect(propose(member, '50000.01')).rejects.toMatchObject({ error: 'adjustmentTooLarge' });
    await expect(propose(member, '0')).rejects.toMatchObject({ error: 'amountMalformed' });
    await expect(propose(member, '1.001')).rejects.toMatchObject({ error: 'amountMalformed' });
    const proposals = await Promise.all(
      ['50000', '-40000', '10001'].map((amount) => propose(member, amount)),
    );
    const second = await test.operator('cashier-lead');
    const ends = await Promise.allSettled(
      proposals.map(({ id }, index) => decide(id, index === 1 ? second : lead)),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});

describe('the terms of the wallet', () => {
  it('are published by two people, version by version, and count at once for new quotes', async () => {
    const { version, settings: terms } = await newestSettings(admin.api, 'wallet');
    const next: WalletTerms = {
      ...terms,
      baseRate: '7.25',
      exchange: { ...terms.exchange, spreadBps: 0 },
      interest: { ...terms.interest, annualBps: 500 },
    };
    const { proposalId } = await proposeSettings(admin.api, 'wallet', () => next, press());
    const id = proposalId ?? '';
    await expect(admin.api.approveProposal({ id }, press())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const member = await rich('Quoted');
    expect((await member.api.getExchangeTerms({})).baseRate).toBe('7.18');
    await lead.api.approveProposal({ id }, press());
    expect(await member.api.getExchangeTerms({})).toMatchObject({ baseRate: '7.25', sellRate: '7.2500' });
    expect((await member.api.getBalanceInterestDetails({})).annualInterestRate).toBe('5.00');
    expect(await newestSettings(admin.api, 'wallet')).toMatchObject({
      version: version + 1,
      changedBy: admin.name,
      approvedBy: lead.name,
    });
    const senseless = { ...next, exchange: { ...next.exchange, min: '60000' } };
    await expect(proposeSettings(admin.api, 'wallet', () => senseless, press())).rejects.toMatchObject({
      error: 'settingInvalid',
    });
  });
});

describe('the house’s day', () => {
  it('adds up what came in, what is owed and what is held, and names what is out of order', async () => {
    const before = await lead.api.getHouseDay({});
    const member = await test.register('Incoming');
    await fundMember(test.app, member.id, 1000_00n);
    await propose(member, '5');
    const { money, proposals, lastProofAt } = await lead.api.getHouseDay({});
    const yuan = (day: typeof before) => day.money.find(({ currency }) => currency === 'CNY');
    const minor = (text = '0') => BigInt(text.replace('.', ''));
    expect(minor(money[0]?.deposits) - minor(yuan(before)?.deposits)).toBe(1000_00n);
    expect(minor(money[0]?.liability) - minor(yuan(before)?.liability)).toBe(1000_00n);
    expect(proposals).toBe(before.proposals + 1);
    expect(lastProofAt).toBeNull();
    const { proofId } = await lead.api.takeSolvencyProof({}, press());
    const { proofs } = await test.visitor.listSolvencyProofs({});
    expect(proofs[0]).toMatchObject({ proofId, kind: 'demand' });
    expect(proofs[0]?.currencies[0]?.liability).toBe(money[0]?.liability);
  });
});
