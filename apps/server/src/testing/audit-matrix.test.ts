import { readFileSync } from 'node:fs';
import { endpoints, type EndpointName } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mounts } from '../modules/mounts.ts';
import { createTestApp, type TestApp, type TestOperator } from './test-app.ts';

let test: TestApp;
let lead: TestOperator;
let trader: TestOperator;
let admin: TestOperator;
beforeAll(async () => {
  // Channels that are configured and never called: no job runs here.
  const nowhere = 'http://127.0.0.1:9';
  test = await createTestApp({ env: { SANDBOX_URL: nowhere, CHAIN_RPC_URL: nowhere } });
  for (const mount of mounts)
    if (mount.name === 'members' || mount.name === 'cashier') await mount.seed?.(test.app);
  lead = await test.operator('cashier-lead');
  trader = await test.operator('trader');
  admin = await test.operator('administrator');
}, 120_000);
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
  async decideDeposit() {
    const { decisions } = await lead.api.listDepositDecisions({});
    const paymentId = decisions[0]?.payment.paymentId ?? '';
    await lead.api.decideDeposit({ paymentId, decision: 'credit', reason }, press());
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
  async resettleFixture() {
    const { id } = await fixture();
    await trader.api.resettleFixture({ fixtureId: id, reason }, press());
  },
};

/** Acts whose stage takes more than demo data: the test that reads their audit row. */
const provenBeside: Partial<Record<EndpointName, string>> = {
  resolvePayout: '../modules/cashier/withdrawals/queue/resolve-payout.test.ts',
  resolveVenueTransfer: '../modules/venues/transfers/outside-transfer.test.ts',
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
