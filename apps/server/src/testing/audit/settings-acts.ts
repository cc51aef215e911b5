import { propose } from '../settings-by-two.ts';
import { type Acts, type AuditStage, reason } from './audit-stage.ts';

/** A change of the terms of the wallet that waits for a second person. */
async function proposeTerms({ admin, press }: AuditStage, annualBps: number): Promise<string> {
  const { proposalId } = await propose(
    admin.api,
    'wallet',
    (terms) => ({ ...terms, interest: { ...terms.interest, annualBps } }),
    press(),
  );
  return proposalId ?? '';
}

/** Settings and what is proposed. */
export const settingsActs = {
  changeSettings: (stage) => proposeTerms(stage, 400),
  async approveProposal(stage) {
    const id = await proposeTerms(stage, 410);
    await stage.lead.api.approveProposal({ id }, stage.press());
  },
  async refuseProposal(stage) {
    const id = await proposeTerms(stage, 420);
    await stage.lead.api.refuseProposal({ id, reason }, stage.press());
  },
  async withdrawProposal(stage) {
    const id = await proposeTerms(stage, 430);
    await stage.admin.api.withdrawProposal({ id, reason }, stage.press());
  },
} satisfies Acts;
