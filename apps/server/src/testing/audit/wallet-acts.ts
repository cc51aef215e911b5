import type { TestOperator } from '../test-app.ts';
import { type Acts, type AuditStage, reason } from './audit-stage.ts';

/** A correction of a yuan, proposed by a clerk. */
async function proposeCorrection({ lead, demoMember, press }: AuditStage, by: TestOperator = lead) {
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

/** Corrections and proofs of the wallet. */
export const walletActs = {
  async proposeAdjustment(stage) {
    await proposeCorrection(stage);
  },
  async decideWalletProposal(stage) {
    const clerk = await stage.test.operator('cashier');
    const { id } = await proposeCorrection(stage, clerk);
    await stage.lead.api.decideWalletProposal({ id, agrees: true }, stage.press());
  },
  async withdrawWalletProposal(stage) {
    const clerk = await stage.test.operator('cashier');
    const { id } = await proposeCorrection(stage, clerk);
    await clerk.api.withdrawWalletProposal({ id, reason }, stage.press());
  },
  compareBooks: ({ lead }) => lead.api.compareBooks({}),
  takeSolvencyProof: ({ lead, press }) => lead.api.takeSolvencyProof({}, press()),
} satisfies Acts;
