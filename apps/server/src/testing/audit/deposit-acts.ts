import { openCollectionJob } from '../../modules/cashier/deposits/jobs/open-collection.job.ts';
import { houseAccount, publishSettings, methodSetting } from '../../modules/cashier/testing/pay-settings.ts';
import { type Acts, type AuditStage, reason } from './audit-stage.ts';

/** A member with an order to an account of the house, which has its payee already. */
async function offlineOrder({ test, press }: AuditStage, name: string) {
  await publishSettings(test.app, { payTypes: [methodSetting(2020)], receivingAccounts: [houseAccount] });
  const member = await test.register(name);
  const { billNo } = await member.api.createDepositOrder({ payType: 2020, amount: '300' }, press());
  await openCollectionJob.run(test.app, { billNo, tried: 0 });
  return member.api.listDepositOrders({});
}

/** Money in. */
export const depositActs = {
  async decideDeposit({ lead, press }) {
    const { decisions } = await lead.api.listDepositDecisions({});
    const paymentId = decisions[0]?.payment.paymentId ?? '';
    await lead.api.decideDeposit({ paymentId, decision: 'credit', reason }, press());
  },
  async enterDepositReceipt(stage) {
    const { orders } = await offlineOrder(stage, 'Offline01');
    const billNo = orders[0]?.billNo ?? '';
    await stage.lead.api.enterDepositReceipt({ billNo, amount: '300', reference: 'ST-90001' }, stage.press());
  },
  async redeemRechargeCode({ test, lead, press }) {
    const member = await test.register('Coded01');
    const { code } = await member.api.getArtificialRechargeCode({});
    await lead.api.redeemRechargeCode({ code, amount: '300', reference: 'ST-90002' }, press());
  },
  async issueGiftCodes({ lead, press }) {
    await lead.api.issueGiftCodes({ amount: '8', count: 1, days: 1, note: '活动' }, press());
  },
  async releaseGiftCodes({ test, lead, press }) {
    const other = await test.operator('cashier');
    const { batch } = await other.api.issueGiftCodes(
      { amount: '8', count: 1, days: 1, note: '活动' },
      press(),
    );
    await lead.api.releaseGiftCodes({ id: batch.id }, press());
  },
} satisfies Acts;
