import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import { compare, type Money } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import type { PayTypeOffer } from '../../channels/channel.ts';
import type { PayTerms } from './pay-terms.ts';
import { readDepositMethods } from './read-deposit-methods.ts';
import type { MethodRecord } from '../orders/order-lists-store.ts';
import { dayRecords } from './method-records.ts';

const { normal } = channelStates.codes;

/**
 * Another method where this one has credited too few of the last day's orders; undefined where it does well enough, or
 * where no other open method of the currency takes the amount and does better. Asked before a transaction is open: it
 * reads by itself.
 */
export async function findBetterMethod(
  app: Platform,
  settings: CashierSettings,
  asked: { memberId: string; offer: PayTypeOffer; amount: Money },
): Promise<PayType | undefined> {
  const { orders, percent } = settings.advice;
  // A chain and a match are chosen for what they are.
  const { engine, payType } = asked.offer;
  if (orders === 0 || engine === 'chain' || engine === 'fast') return undefined;
  const records = await dayRecords(app);
  const recordOf = (id: number) => records.find((record) => record.payType === id);
  const own = recordOf(payType);
  if (!own || own.ended < orders || !isPoor(own, percent)) return undefined;

  const { methods } = await readDepositMethods(app, asked.memberId);
  return methods
    .filter((method) => takes(method, asked) && !isPoor(recordOf(method.offer.payType), percent))
    .toSorted((left, right) => shareOf(recordOf(right.offer.payType)) - shareOf(recordOf(left.offer.payType)))
    .at(0)?.offer.payType;
}

function isPoor(record: MethodRecord | undefined, percent: number): boolean {
  return record !== undefined && record.ended > 0 && record.credited * 100 < record.ended * percent;
}

/** Share of credited orders; a method without orders comes after those that have proven themselves. */
function shareOf(record: MethodRecord | undefined): number {
  return record && record.ended > 0 ? record.credited / record.ended : 0;
}

function takes(method: PayTerms, { offer, amount }: { offer: PayTypeOffer; amount: Money }): boolean {
  return (
    method.offer.payType !== offer.payType &&
    method.offer.engine !== 'gift' &&
    method.state === normal &&
    method.min.currency === amount.currency &&
    !method.setting.fixedOnly &&
    compare(amount, method.min) >= 0 &&
    compare(amount, method.max) <= 0
  );
}
