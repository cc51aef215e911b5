import type { Acts, AuditStage } from './audit-stage.ts';

/** A correction of a yuan. */
async function proposeCorrection({ lead, demoMember, press }: AuditStage) {
  const { id } = await demoMember('ayuan');
  const asked = {
    memberId: id,
    part: 'center',
    currency: 'CNY',
    amount: '1',
    reasonCode: 'compensation',
  } as const;
  return lead.api.proposeAdjustment({ ...asked, evidence: '工单 1024：按规定补偿一元' }, press());
}

/** Corrections and proofs of the wallet. */
export const walletActs = {
  async proposeAdjustment(stage) {
    await proposeCorrection(stage);
  },
  async proposeCapital({ lead, press }) {
    const { channels } = await lead.api.listReconciliation({});
    const own = { channel: channels[0]?.channel ?? '', currency: 'CNY', amount: '1000' } as const;
    await lead.api.proposeCapital({ ...own, evidence: '银行回单 7：平台自有资金转入' }, press());
  },
  compareBooks: ({ lead }) => lead.api.compareBooks({}),
  takeSolvencyProof: ({ lead, press }) => lead.api.takeSolvencyProof({}, press()),
} satisfies Acts;
