import { sql } from 'kysely';
import { type Acts, type AuditStage, reason } from './audit-stage.ts';

/** The demo data's withdrawal of this member under review, with its present version. */
async function withdrawalOf({ lead }: AuditStage, name: string) {
  const { cases } = await lead.api.listWithdrawalQueue({ status: 'open' });
  const found = cases.find(({ member }) => member.name === name);
  if (!found) throw new Error(`the demo data has no open withdrawal of ${name}`);
  return { billNo: found.record.billNo, version: found.version };
}

/** Money out, and what is matched with it. */
export const withdrawalActs = {
  async freezePart({ lead, press }) {
    const { parts } = await lead.api.getMatchingBoard({});
    const partNo = parts.find(({ status }) => status === 'waitingConfirm')?.partNo ?? '';
    await lead.api.freezePart({ partNo, reason }, press());
  },
  async decidePartAppeal({ lead, press }) {
    const { appeals } = await lead.api.listPartAppeals({ state: 'open' });
    const { appealId = '', version = 0, repays = '' } = appeals[0] ?? {};
    await lead.api.decidePartAppeal({ appealId, version, repays, outcome: 'confirm', reason }, press());
  },
  claimWithdrawal: async (stage) =>
    stage.lead.api.claimWithdrawal({ billNo: (await withdrawalOf(stage, 'suqing')).billNo }),
  releaseWithdrawal: async (stage) =>
    stage.lead.api.releaseWithdrawal({ billNo: (await withdrawalOf(stage, 'suqing')).billNo }),
  freezeWithdrawal: async (stage) =>
    stage.lead.api.freezeWithdrawal(
      { ...(await withdrawalOf(stage, 'suqing')), reason, hours: 4 },
      stage.press(),
    ),
  unfreezeWithdrawal: async (stage) =>
    stage.lead.api.unfreezeWithdrawal(await withdrawalOf(stage, 'suqing'), stage.press()),
  approveWithdrawal: async (stage) =>
    stage.lead.api.approveWithdrawal(await withdrawalOf(stage, 'suqing'), stage.press()),
  rejectWithdrawal: async (stage) =>
    stage.lead.api.rejectWithdrawal({ ...(await withdrawalOf(stage, 'laozhou')), reason }, stage.press()),
  async cleanBoundAddress({ lead, press }) {
    const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    await lead.api.cleanBoundAddress({ protocol: 1, address, reason }, press());
  },
  async retrySweep({ test, lead, press }) {
    const sweepId = test.app.ids.uuid();
    const at = test.clock.now();
    await sql`insert into chain_sweeps (id, network, sign_no, address, derivation_index, member_id, amount, state,
      planned_at, ended_at) values (${sweepId}, 'erc20', 'G0001', '0x8ba1f109551bD432803012645Ac136ddd64DBA72', 0,
      ${sweepId}, 1, 'failed', ${at}, ${at})`.execute(test.app.db);
    await lead.api.retrySweep({ sweepId, reason }, press());
  },
} satisfies Acts;
