import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { accountsOf, move, postTransfer, shardOf } from '#modules/ledger';
import { shareMember, statusRefusal } from '#modules/members';
import { lockCashierMember } from '#modules/payout-methods';
import { notifyDeposit, notifyWallet } from '../../book/notify-screens.ts';
import { insertStep } from '../../book/timeline-store.ts';
import { gift } from '../../channels/gift/channel.ts';
import { openBucket } from '#modules/turnover';
import { publishedSettings } from '../../settings/published-settings.ts';
import { hashCode } from '../codes/code-text.ts';
import { insertOrder } from '../orders/order-store.ts';
import { termsFor } from '../methods/pay-terms.ts';
import { refuseClosedMethod } from '../methods/refuse-unfit-request.ts';
import { lockGiftCode, updateRedeemed } from './gift-store.ts';

/**
 * Credits what a gift code is worth, once: promotions to the member's center wallet (reason `bonus`), with an order of pay type
 * 1000 that is settled at once. Writes order, step, transfer and redemption together. Throws `giftCodeWrong` for a code that does
 * not run, `giftCodeUsed` for one that was redeemed.
 */
export const redeemGiftCode: Operation<
  (typeof payEndpoints)['redeemGiftCode'],
  (typeof paySchemas)['redeemGiftCode']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const { operation, operationId } = call;
  const settings = await publishedSettings(app);
  const [offer] = gift.payTypes;
  if (!offer) throw new AppError('depositChannelDisabled');

  return onceInTransaction(
    app,
    { owner: `member/${memberId}`, operation, operationId, input },
    async (tx) => {
      await lockCashierMember(tx, memberId);
      const at = app.clock.now();
      const code = await lockGiftCode(tx, hashCode(input.code, 'gift', app.config.secrets.server), at);

      const member = await shareMember(tx, memberId);
      const refusal = statusRefusal(member?.status);
      if (!member || refusal) throw refusal ?? new AppError('memberFrozen');
      refuseClosedMethod(termsFor(app, settings, offer, member));
      if (!code) throw new AppError('giftCodeWrong');
      if (code.redeemed_by !== null) throw new AppError('giftCodeUsed');

      const billNo = app.ids.billNo('D');
      const order = await insertOrder(tx, {
        shard_id: shardOf(memberId),
        bill_no: billNo,
        id: app.ids.uuid(),
        member_id: memberId,
        channel: gift.code,
        pay_type: offer.payType,
        protocol: null,
        currency: 'CNY',
        requested: code.amount,
        amount: code.amount,
        depositor_name: '',
        status: 'settled',
        account_scope: `${gift.code}/${memberId}`,
        payee: null,
        created_at: at,
        expires_at: at,
        ended_at: at,
      });
      if (!order) throw new Error(`order ${billNo} could not be written`);
      const accounts = accountsOf(memberId);
      const amount = money('CNY', code.amount);
      const transferId = app.ids.uuid();
      await postTransfer(tx, {
        id: transferId,
        reason: 'bonus',
        legs: move(accounts.house('promotions', 'CNY'), accounts.center('CNY'), amount),
        at,
        requestId: billNo,
      });
      const bucket = { source: 'bonus', sourceKey: transferId, reference: billNo, base: amount } as const;
      await openBucket(tx, app, { memberId, ...bucket });
      await insertStep(tx, order, at, { event: 'created', actor: 'member', amount: code.amount });
      await insertStep(tx, order, at, {
        event: 'credited',
        actor: 'rule',
        amount: code.amount,
        key: transferId,
      });
      await updateRedeemed(tx, code.code_hash, { memberId, at, billNo });
      await notifyDeposit(tx, app, order);
      await notifyWallet(tx, app, memberId, 'deposit');

      return { billNo, amount: formatMoney(amount), currency: 'CNY' as const };
    },
  );
};
