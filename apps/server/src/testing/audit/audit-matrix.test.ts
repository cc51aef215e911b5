import { readFileSync } from 'node:fs';
import { hashPassword } from '@fairway/api-client';
import { endpoints, type EndpointName } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCollectionJob } from '../modules/cashier/deposits/jobs/open-collection.job.ts';
import { houseAccount, publishSettings, way } from '../modules/cashier/testing/pay-settings.ts';
import { mounts } from '../modules/mounts.ts';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type TestApp, type TestOperator } from './test-app.ts';

let test: TestApp;
let lead: TestOperator;
let trader: TestOperator;
let admin: TestOperator;
beforeAll(async () => {
  // Channels that are configured and never called: no job runs here.
  test = await createTestApp({ env: nobodyOutside });
  for (const mount of mounts)
    if (mount.name === 'members' || mount.name === 'cashier') await mount.seed?.(test.app);
  lead = await test.operator('cashier-lead');
  trader = await test.operator('trader');
  admin = await test.operator('administrator');
});
afterAll(() => test.end());

const reason = '核对完毕，按规定处理';
const press = () => ({ operationId: test.app.ids.uuid() });

/** A call that only reads is named so. */
const reads = /^(get|list|search|verify)[A-Z]/;

/** What operators call, without the calls that only read. */
const mutating = Object.entries<Endpoint>(endpoints)
  .filter(([name, { caller }]) => (caller === 'operator' || name === 'logInOperator') && !reads.test(name))
  .map(([name]) => name);

const demoMember = async (name: string) => {
  const { members } = await lead.api.searchMembers({ search: name });
  return lead.api.getMemberCase({ memberId: members[0]?.id ?? '' });
};

/** The demo data's withdrawal of this member under review, as it stands now. */
const withdrawalOf = async (name: string) => {
  const { cases } = await lead.api.listWithdrawalQueue({ status: 'open' });
  const found = cases.find(({ member }) => member.name === name);
  if (!found) throw new Error(`the demo data has no open withdrawal of ${name}`);
  return { billNo: found.record.billNo, version: found.version };
};

const league = JSON.stringify({
  name: 'English Test League 2026/27',
  matches: [
    { round: 'Matchday 1', date: '2026-08-22', time: '15:00', team1: 'Alder', team2: 'Birch', score: {} },
  ],
});
const fixture = async () => {
  for (const state of ['upcoming', 'waiting', 'ended', 'alarm'] as const) {
    const { fixtures } = await trader.api.listTradedFixtures({ state, search: 'Alder' });
    if (fixtures[0]) return fixtures[0];
  }
  throw new Error('the imported match is in no list');
};

const broadcast = {
  kind: 'announcement' as const,
  title: { zh: '例行维护', en: 'Maintenance' },
  text: { zh: '今晚例行维护。', en: 'Maintenance tonight.' },
  to: '',
  audience: { kind: 'all' as const },
  until: null,
};
const draftBroadcast = () => admin.api.createBroadcast(broadcast, press());

/** A member with an order to an account of the house, which has its payee already. */
async function offlineOrder(name: string) {
  await publishSettings(test.app, { payTypes: [way(2020)], receivingAccounts: [houseAccount] });
  const member = await test.register(name);
  const { billNo } = await member.api.createDepositOrder({ payType: 2020, amount: '300' }, press());
  await openCollectionJob.run(test.app, { billNo, tried: 0 });
  return member.api.listDepositOrders({});
}

/** Somebody who waits to be called, always the same one. */
async function callRequest(): Promise<string> {
  const asked = { areaCode: '86', phone: '13912345678', topic: 'other', words: '' } as const;
  await test.visitor.requestFreeCall(asked).catch(() => undefined);
  const { requests } = await admin.api.listCallRequests({ waiting: true });
  return requests[0]?.id ?? '';
}

/** A correction of a yuan, proposed by a clerk. */
async function proposeCorrection(by: TestOperator = lead) {
  const { id } = await demoMember('ayuan');
  const asked = {
    memberId: id,
    part: 'center',
    currency: 'CNY',
    amount: '1',
    reasonCode: 'compensation',
  } as const;
  return by.api.proposeAdjustment({ ...asked, evidence: '工单 1024：按规定补偿一元' }, press());
}

/** One that works, for every act; in this order, because later ones stand on earlier ones. */
const acts: Partial<Record<EndpointName, () => Promise<unknown>>> = {
  logInOperator: () => test.operator('support'),
  async logOutOperator() {
    const gone = await test.operator('support');
    await gone.api.logOutOperator({});
  },
  async freezeMember() {
    const { id, version } = await demoMember('xinxin');
    await lead.api.freezeMember({ memberId: id, version, reason });
  },
  async unfreezeMember() {
    const { id, version } = await demoMember('xinxin');
    await lead.api.unfreezeMember({ memberId: id, version, reason });
  },
  async endMemberSecondFactor() {
    const name = 'Factor01';
    const member = await test.register(name);
    const password = hashPassword(`${name}-Passw0rd`);
    const { secret } = await member.api.beginSecondFactor({ password });
    const epoch = Math.floor(test.clock.now().getTime() / 1000);
    await member.api.confirmSecondFactor({ code: generateSync({ secret, epoch }) });
    await lead.api.endMemberSecondFactor({ memberId: member.id, reason });
  },
  async markMember() {
    const { id, version } = await demoMember('ayuan');
    await lead.api.markMember({ memberId: id, version, mark: 'black', on: true, reason });
  },
  async revealMemberField() {
    const { id } = await demoMember('ayuan');
    await lead.api.revealMemberField({ memberId: id, field: 'phone', reason });
  },
  async decideMemberChange() {
    const member = await test.register('Change01');
    await member.api.setRealName({ realName: '陈致远' });
    const { id } = await member.api.requestMemberChange({ field: 'realName', realName: '陈致遥' });
    await lead.api.decideMemberChange({ id, decision: 'refuse', reason });
  },
  async endMemberSession() {
    const member = await test.register('Session01');
    const { sessions } = await lead.api.getMemberCase({ memberId: member.id });
    await lead.api.endMemberSession({ memberId: member.id, sessionId: sessions[0]?.id ?? '', reason });
  },
  async updateSiteConfig() {
    const { version, configuration } = await admin.api.getSiteDraft({});
    const brand = { ...configuration.brand, name: '银滩' };
    await admin.api.updateSiteConfig({ version, ...configuration, brand });
  },
  async updateWithdrawalSettings() {
    const { version, settings } = await admin.api.getWithdrawalSettings({});
    const turnover = { ...settings.turnover, bonus: '3' };
    await admin.api.updateWithdrawalSettings({ version, settings: { ...settings, turnover } });
  },
  async freezePart() {
    const { parts } = await lead.api.getMatchingBoard({});
    const partNo = parts.find(({ status }) => status === 'waitingConfirm')?.partNo ?? '';
    await lead.api.freezePart({ partNo, reason }, press());
  },
  async decidePartAppeal() {
    const { appeals } = await lead.api.listPartAppeals({ state: 'open' });
    const appealId = appeals[0]?.appealId ?? '';
    await lead.api.decidePartAppeal({ appealId, outcome: 'confirm', reason }, press());
  },
  async updateCashierSettings() {
    const { version, settings } = await admin.api.getCashierSettings({});
    await admin.api.updateCashierSettings({ version, settings: { ...settings, depositPhone: 1 } });
  },
  async saveSiteDraft() {
    const { version, configuration } = await admin.api.getSiteDraft({});
    await admin.api.saveSiteDraft({ version, ...configuration });
  },
  async publishSiteVersion() {
    const { newestVersion: version, decisions } = await admin.api.getSiteDraft({});
    await admin.api.publishSiteVersion({ version, decisions });
  },
  revealCallRequest: async () => admin.api.revealCallRequest({ id: await callRequest() }),
  settleCallRequest: async () => admin.api.settleCallRequest({ id: await callRequest(), state: 'called' }),
  async handleAgentApplication() {
    const applied = { name: '陈先生', way: 'email', contact: 'a@b.example', plan: '' } as const;
    await test.visitor.joinAgent(applied);
    const { applications } = await admin.api.listAgentApplications({});
    await admin.api.handleAgentApplication({ id: applications[0]?.id ?? '', note: '已联系' });
  },
  async saveContentDraft() {
    const document = { position: 1, title: { zh: '关于', en: '' }, text: { zh: '正文', en: '' } };
    await admin.api.saveContentDraft({ kind: 'page', key: 'about', version: 0, document });
  },
  async publishContent() {
    const named = { kind: 'page', key: 'about', version: 1 } as const;
    await admin.api.publishContent({ ...named, goesLiveAt: null, decisions: 0 });
  },
  async switchVenue() {
    const { venues } = await trader.api.listVenueSwitches({});
    const { channelCode = '', version = 0 } = venues[0] ?? {};
    const words = { zh: '例行维护', en: '' };
    await trader.api.switchVenue({ channelCode, state: 'maintenance', reason: words, until: null, version });
  },
  claimWithdrawal: async () => lead.api.claimWithdrawal({ billNo: (await withdrawalOf('suqing')).billNo }),
  releaseWithdrawal: async () =>
    lead.api.releaseWithdrawal({ billNo: (await withdrawalOf('suqing')).billNo }),
  freezeWithdrawal: async () =>
    lead.api.freezeWithdrawal({ ...(await withdrawalOf('suqing')), reason, hours: 4 }, press()),
  unfreezeWithdrawal: async () => lead.api.unfreezeWithdrawal(await withdrawalOf('suqing'), press()),
  approveWithdrawal: async () => lead.api.approveWithdrawal(await withdrawalOf('suqing'), press()),
  rejectWithdrawal: async () =>
    lead.api.rejectWithdrawal({ ...(await withdrawalOf('laozhou')), reason }, press()),
  async cleanBoundAddress() {
    const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    await lead.api.cleanBoundAddress({ protocol: 1, address, reason }, press());
  },
  async retrySweep() {
    const sweepId = test.app.ids.uuid();
    const at = test.clock.now();
    await sql`insert into cashier_chain_sweeps (id, network, sign_no, address, derivation_index, member_id, amount, state,
      planned_at, ended_at) values (${sweepId}, 'erc20', 'G0001', '0x8ba1f109551bD432803012645Ac136ddd64DBA72', 0,
      ${sweepId}, 1, 'failed', ${at}, ${at})`.execute(test.app.db);
    await lead.api.retrySweep({ sweepId, reason }, press());
  },
  async decideDeposit() {
    const { decisions } = await lead.api.listDepositDecisions({});
    const paymentId = decisions[0]?.payment.paymentId ?? '';
    await lead.api.decideDeposit({ paymentId, decision: 'credit', reason }, press());
  },
  async enterDepositReceipt() {
    const { orders } = await offlineOrder('Offline01');
    const billNo = orders[0]?.billNo ?? '';
    await lead.api.enterDepositReceipt({ billNo, amount: '300', reference: 'ST-90001' }, press());
  },
  async redeemRechargeCode() {
    const member = await test.register('Coded01');
    const { code } = await member.api.getArtificialRechargeCode({});
    await lead.api.redeemRechargeCode({ code, amount: '300', reference: 'ST-90002' }, press());
  },
  async issueGiftCodes() {
    await lead.api.issueGiftCodes({ amount: '8', count: 1, days: 1, note: '活动' }, press());
  },
  async releaseGiftCodes() {
    const other = await test.operator('cashier');
    const { batch } = await other.api.issueGiftCodes(
      { amount: '8', count: 1, days: 1, note: '活动' },
      press(),
    );
    await lead.api.releaseGiftCodes({ id: batch.id }, press());
  },
  importFixtures: () => trader.api.importFixtures({ text: league, fileName: 'league.json' }, press()),
  async switchMarkets() {
    const { id } = await fixture();
    await trader.api.switchMarkets({ fixtureId: id, marketId: null, open: false, reason }, press());
  },
  async simulateFixture() {
    const { id } = await fixture();
    await trader.api.simulateFixture({ fixtureId: id, inMinutes: 5, speed: 60, reason }, press());
  },
  async enterFixtureResult() {
    const { id, resultVersion } = await fixture();
    const score = { fullTime: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } };
    await trader.api.enterFixtureResult(
      { fixtureId: id, resultVersion, status: 'ended', ...score, reason },
      press(),
    );
  },
  async createBroadcast() {
    await draftBroadcast();
  },
  async updateBroadcast() {
    const { id, version } = await draftBroadcast();
    await admin.api.updateBroadcast({ id, version, ...broadcast, to: '/app/home' });
  },
  async publishBroadcast() {
    const { id, version } = await draftBroadcast();
    await admin.api.publishBroadcast({ id, version, at: null });
  },
  async withdrawBroadcast() {
    const { id, version } = await draftBroadcast();
    await admin.api.withdrawBroadcast({ id, version, reason });
  },
  async replyFeedback() {
    const member = await test.register('Feedback01');
    const { id } = await member.api.webFeedback({ type: 1, content: '存款多久到账？' });
    const support = await test.operator('support');
    await support.api.replyFeedback({ id, reply: '通常几分钟。' });
  },
  async proposeAdjustment() {
    await proposeCorrection();
  },
  async decideWalletProposal() {
    const clerk = await test.operator('cashier');
    const { id } = await proposeCorrection(clerk);
    await lead.api.decideWalletProposal({ id, agrees: true }, press());
  },
  async withdrawWalletProposal() {
    const clerk = await test.operator('cashier');
    const { id } = await proposeCorrection(clerk);
    await clerk.api.withdrawWalletProposal({ id, reason }, press());
  },
  async proposeWalletTerms() {
    const { version, terms } = await admin.api.getWalletTerms({});
    await admin.api.proposeWalletTerms({ version, terms, evidence: reason }, press());
  },
  async decideWalletTerms() {
    const { version } = await lead.api.getWalletTerms({});
    await lead.api.decideWalletTerms({ version, agrees: true }, press());
  },
  compareBooks: () => lead.api.compareBooks({}),
  takeSolvencyProof: () => lead.api.takeSolvencyProof({}, press()),
  async resettleFixture() {
    const { id } = await fixture();
    await trader.api.resettleFixture({ fixtureId: id, reason }, press());
  },
};

/** Acts whose stage takes more than demo data: the test that reads their audit row. */
const provenBeside: Partial<Record<EndpointName, string>> = {
  proposeRepair: '../modules/cashier/reconcile/compare-statement.test.ts',
  resolvePayout: '../modules/cashier/withdrawals/queue/resolve-payout.test.ts',
  resolveVenueTransfer: '../modules/venues/transfers/road/outside-transfer.test.ts',
};

async function auditRows(action: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from operators_audit where action = ${action}`.execute(test.app.db);
  return found.rows[0]?.count ?? 0;
}

describe('every change that an operator makes', () => {
  it('is known to this test, so that a new one cannot come without a trace', () => {
    expect(mutating.toSorted()).toEqual([...Object.keys(acts), ...Object.keys(provenBeside)].toSorted());
  });

  it.each(Object.keys(acts))('%s writes its audit row', async (name) => {
    const before = await auditRows(name);
    await acts[name as EndpointName]?.();
    expect(await auditRows(name)).toBe(before + 1);
  });

  it.each(Object.entries(provenBeside))('%s is read from the trail in its own test', (name, file) => {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(`action: '${name}'`);
  });

  it('leaves a trail that is whole', async () => {
    expect((await admin.api.verifyAuditChain({})).brokenAt).toBeNull();
  });
});
