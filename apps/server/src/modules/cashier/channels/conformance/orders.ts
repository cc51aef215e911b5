import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { cny } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { demandStatus, type ConformanceStage } from '#platform/adapters/conformance/suite.ts';
import type { CollectionOrder, PayoutOrder } from '../channel.ts';
import type { PaymentProvider, PayoutProvider } from '../provider-kinds.ts';

/** Nobody listens there: most cases query and are not notified. */
export const notifyUrl = 'http://127.0.0.1:9/callbacks';

export function collectionOf({ ids, clock }: ConformanceStage<PaymentProvider>): CollectionOrder {
  return {
    billNo: ids.uuid(),
    memberId: '700000001',
    amount: cny(500_00n),
    payType: payTypes.codes.bankTransfer,
    depositorName: '陈远',
    accountScope: '',
    bankCode: '',
    expiresAt: addSeconds(clock.now(), 900),
  };
}

export function payoutOf({ ids }: ConformanceStage<PayoutProvider>): PayoutOrder {
  return {
    billNo: ids.uuid(),
    memberId: '700000001',
    withdrawType: withdrawalTypes.codes.normal,
    amount: cny(500_00n),
    payee: {
      kind: 'bankCard',
      bank: '招商银行',
      branch: '上海徐家汇支行',
      holder: '陈远',
      account: '6225880000000001',
    },
  };
}

export async function opened(
  stage: ConformanceStage<PaymentProvider>,
  at: string = notifyUrl,
): Promise<CollectionOrder> {
  const order = collectionOf(stage);
  demandStatus(await stage.port.open(order, at), ['pending']);
  return order;
}

export async function sent(stage: ConformanceStage<PayoutProvider>): Promise<PayoutOrder> {
  const order = payoutOf(stage);
  demandStatus(await stage.port.send(order, notifyUrl), ['pending', 'paid']);
  return order;
}
