import type { payEndpoints } from '@fairway/contract/deposits/methods/endpoints.ts';
import type { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { promptStatuses } from '@fairway/contract/deposits/prompts.ts';
import { depositTips } from '@fairway/contract/deposits/tips.ts';
import { displayMoney, money } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import { offerOf } from '../../channels/registry.ts';
import { findActiveOrder, type DepositOrderRow } from '../orders/order-store.ts';

/** What the member should know about the open order; off where there is nothing to say. Writes nothing. */
export const getDepositTips: Operation<
  (typeof payEndpoints)['getDepositTips'],
  (typeof paySchemas)['getDepositTips']
> = async (app, call) => {
  const order = await findActiveOrder(app.db, call.member.memberId);
  const tip = order && tipOf(order);
  if (!order || !tip) return { status: promptStatuses.codes.off, content: '', billNo: '' };

  const names = offerOf(app, order.pay_type)?.names;
  const english = call.language === 'en';
  const left = Math.max(1, Math.ceil((order.expires_at.getTime() - app.clock.now().getTime()) / 60_000));
  const values: Readonly<Record<string, string>> = {
    name: (english ? names?.en : names?.zh) ?? '',
    amount: displayMoney(money(order.currency, order.amount), { places: 'needed' }),
    minutes: String(left),
  };
  const template = depositTips.members[tip][english ? 'en' : 'zh'];
  const content = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return { status: promptStatuses.codes.on, content, billNo: order.bill_no };
};

function tipOf({ status }: DepositOrderRow): keyof typeof depositTips.members | undefined {
  switch (status) {
    case 'pendingPayment':
      return 'pay';
    case 'markedPaid':
      return 'waiting';
    case 'deciding':
      return 'checking';
    default:
      return undefined;
  }
}
