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

  const { ways } = await readDepositMethods(app, asked.memberId);
  return ways
    .filter((way) => takes(way, asked) && !isPoor(recordOf(way.offer.payType), percent))
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

function takes(way: PayTerms, { offer, amount }: { offer: PayTypeOffer; amount: Money }): boolean {
  return (
    way.offer.payType !== offer.payType &&
    way.offer.engine !== 'gift' &&
    way.state === normal &&
    way.min.currency === amount.currency &&
    !way.setting.fixedOnly &&
    compare(amount, way.min) >= 0 &&
    compare(amount, way.max) <= 0
  );
}
