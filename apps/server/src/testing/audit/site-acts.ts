import { type Acts, type AuditStage, reason } from './audit-stage.ts';

const broadcast = {
  kind: 'announcement' as const,
  title: { zh: '例行维护', en: 'Maintenance' },
  text: { zh: '今晚例行维护。', en: 'Maintenance tonight.' },
  to: '',
  audience: { kind: 'all' as const },
  until: null,
};
const draftBroadcast = ({ admin, press }: AuditStage) => admin.api.createBroadcast(broadcast, press());

/** A visitor who waits to be called, always the same one. */
async function callRequest({ test, admin }: AuditStage): Promise<string> {
  const asked = { areaCode: '86', phone: '13912345678', topic: 'other', text: '' } as const;
  await test.visitor.requestFreeCall(asked).catch(() => undefined);
  const { requests } = await admin.api.listCallRequests({ waiting: true });
  return requests[0]?.id ?? '';
}

/** What visitors and members are shown: configuration, content, venues, broadcasts. */
export const siteActs = {
  async updateSiteConfig({ admin }) {
    const { version, configuration } = await admin.api.getSiteDraft({});
    const brand = { ...configuration.brand, name: '银滩' };
    await admin.api.updateSiteConfig({ version, ...configuration, brand });
  },
  async saveSiteDraft({ admin }) {
    const { version, configuration } = await admin.api.getSiteDraft({});
    await admin.api.saveSiteDraft({ version, ...configuration });
  },
  async publishSiteVersion({ admin }) {
    const { newestVersion: version, decisions } = await admin.api.getSiteDraft({});
    await admin.api.publishSiteVersion({ version, decisions });
  },
  revealCallRequest: async (stage) => stage.admin.api.revealCallRequest({ id: await callRequest(stage) }),
  settleCallRequest: async (stage) =>
    stage.admin.api.settleCallRequest({ id: await callRequest(stage), state: 'called' }),
  async handleAgentApplication({ test, admin }) {
    const applied = { name: '陈先生', channel: 'email', contact: 'a@b.example', plan: '' } as const;
    await test.visitor.joinAgent(applied);
    const { applications } = await admin.api.listAgentApplications({});
    await admin.api.handleAgentApplication({ id: applications[0]?.id ?? '', note: '已联系' });
  },
  async saveContentDraft({ admin }) {
    const document = { position: 1, title: { zh: '关于', en: '' }, text: { zh: '正文', en: '' } };
    await admin.api.saveContentDraft({ kind: 'page', key: 'about', version: 0, document });
  },
  async publishContent({ admin }) {
    const named = { kind: 'page', key: 'about', version: 1 } as const;
    await admin.api.publishContent({ ...named, goesLiveAt: null, decisions: 0 });
  },
  async switchVenue({ trader }) {
    const { venues } = await trader.api.listVenueSwitches({});
    const { channelCode = '', version = 0 } = venues[0] ?? {};
    const texts = { zh: '例行维护', en: '' };
    await trader.api.switchVenue({ channelCode, state: 'maintenance', reason: texts, until: null, version });
  },
  async setMemberVenue({ test, trader }) {
    const { id: memberId } = await test.register('Withheld01');
    await trader.api.setMemberVenue({ memberId, channelCode: 'beichen', authorised: false, reason });
  },
  async createBroadcast(stage) {
    await draftBroadcast(stage);
  },
  async updateBroadcast(stage) {
    const { id, version } = await draftBroadcast(stage);
    await stage.admin.api.updateBroadcast({ id, version, ...broadcast, to: '/app/home' });
  },
  async publishBroadcast(stage) {
    const { id, version } = await draftBroadcast(stage);
    await stage.admin.api.publishBroadcast({ id, version, at: null });
  },
  async withdrawBroadcast(stage) {
    const { id, version } = await draftBroadcast(stage);
    await stage.admin.api.withdrawBroadcast({ id, version, reason });
  },
} satisfies Acts;
