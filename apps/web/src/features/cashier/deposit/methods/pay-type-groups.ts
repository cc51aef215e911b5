import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';

/** The groups of the method cards, in their order: the two short ones share the first row. */
const payTypeGroups = ['instant', 'usdt', 'bank', 'wallet'] as const;
export type PayTypeGroup = (typeof payTypeGroups)[number];

const { codes } = payTypes;
const instant: ReadonlySet<number> = new Set([
  codes.fastToCard,
  codes.fastAlipay,
  codes.fastWeChat,
  codes.fastPay,
]);
const bank: ReadonlySet<number> = new Set([
  codes.bankTransfer,
  codes.bank,
  codes.netBankTransfer,
  codes.bigRecharge,
  codes.bigPay,
  codes.bigBank,
]);

/** The group of a deposit method: by its currency first, then by how one pays. */
function payTypeGroup(payType: Pick<PayTypeCard, 'payTypeId' | 'currency'>): PayTypeGroup {
  if (payType.currency === 'USDT') return 'usdt';
  if (instant.has(payType.payTypeId)) return 'instant';
  return bank.has(payType.payTypeId) ? 'bank' : 'wallet';
}

/** The cards by group, in the order to show; groups without a card are left out. */
export function groupPayTypes(
  list: readonly PayTypeCard[],
): readonly { group: PayTypeGroup; cards: readonly PayTypeCard[] }[] {
  const sorted = list.toSorted((left, right) => left.sort - right.sort);
  return payTypeGroups.flatMap((group) => {
    const cards = sorted.filter((card) => payTypeGroup(card) === group);
    return cards.length > 0 ? [{ group, cards }] : [];
  });
}
