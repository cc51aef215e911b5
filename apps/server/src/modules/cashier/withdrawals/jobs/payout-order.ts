import { withdrawalNameOf } from '@fairway/contract/withdrawals/types.ts';
import { money } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import type { PayoutOrder } from '../../channels/channel.ts';
import { bankName, findMethods, unseal } from '#modules/payout-methods';
import type { WithdrawalRow } from '../withdrawal-store.ts';

/** What a channel is sent of a withdrawal: the amount less the fee, and the whole card number or address. */
export async function payoutOrder(app: Platform, row: WithdrawalRow): Promise<PayoutOrder> {
  const methods = await findMethods(app.db, [row.payout_method]);
  const method = methods.get(row.payout_method);
  if (!method) throw new Error(`withdrawal ${row.bill_no} has no payout method`);
  const number = unseal(method.sealed, app.config.secrets.server);
  const amount = money(row.currency, row.amount - row.fee - row.matched);
  const order = { billNo: row.bill_no, memberId: row.member_id, withdrawType: row.withdraw_type, amount };
  if (method.kind === 'ewallet')
    return {
      ...order,
      payee: {
        kind: 'ewallet',
        wallet: withdrawalNameOf(row.withdraw_type),
        holder: method.holder_name,
        account: number,
      },
    };
  if (method.kind === 'usdtAddress')
    return {
      ...order,
      payee: { kind: 'usdtAddress', protocol: method.protocol ?? 1, address: number },
    };
  return {
    ...order,
    payee: {
      kind: 'bankCard',
      bank: bankName(method.bank_code) ?? '',
      branch: method.branch,
      holder: method.holder_name,
      account: number,
    },
  };
}
