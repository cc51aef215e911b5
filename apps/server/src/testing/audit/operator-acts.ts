import { type Acts, type AuditStage, reason } from './audit-stage.ts';

/** The account of a new operator, as the list shows it. */
async function newcomer({ test, admin }: AuditStage) {
  const { name, api } = await test.operator('support');
  const { operators } = await admin.api.listOperators({});
  const row = operators.find((one) => one.name === name);
  if (!row) throw new Error(`no operator ${name}`);
  return { api, seen: { operatorId: row.id, version: row.version, reason } };
}

/** What administrators do with operators' accounts. */
export const operatorActs = {
  proposeOperator: ({ admin, press }) =>
    admin.api.proposeOperator({ name: 'audit.newcomer', role: 'auditor', reason }, press()),
  async proposeOperatorRole(stage) {
    const { seen } = await newcomer(stage);
    await stage.admin.api.proposeOperatorRole({ ...seen, role: 'cashier' }, stage.press());
  },
  async proposeOperatorReenrolment(stage) {
    const { seen } = await newcomer(stage);
    await stage.admin.api.proposeOperatorReenrolment(seen, stage.press());
  },
  async blockOperator(stage) {
    const { seen } = await newcomer(stage);
    await stage.admin.api.blockOperator({ operatorId: seen.operatorId, reason }, stage.press());
  },
  async proposeOperatorUnblock(stage) {
    const { seen } = await newcomer(stage);
    await stage.admin.api.blockOperator({ operatorId: seen.operatorId, reason }, stage.press());
    await stage.admin.api.proposeOperatorUnblock({ ...seen, version: seen.version + 1 }, stage.press());
  },
  async keepSecondFactor(stage) {
    const { seen, api } = await newcomer(stage);
    const { proposalId: id } = await stage.admin.api.proposeOperatorReenrolment(seen, stage.press());
    const second = await stage.test.operator('administrator');
    await second.api.approveProposal({ id }, stage.press());
    await api.keepSecondFactor({}, stage.press());
  },
} satisfies Acts;
