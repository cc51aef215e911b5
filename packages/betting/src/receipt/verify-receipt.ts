import { formatMoney, isCurrency, subtract, tryParseMoney } from '@fairway/money';
import { builderPrices } from '../builder/builder-prices.ts';
import { builderRefusals } from '../builder/builder-refusals.ts';
import { parseSelectionKey } from '../markets/market-key.ts';
import { formatPrice, parsePrice } from '../odds/price.ts';
import { maximumReturn } from '../parlays/maximum-return.ts';
import { isSystem, systemStake } from '../parlays/system.ts';
import { readSignedReceipt } from './read-receipt.ts';
import { receiptText, type BetReceipt } from './receipt-text.ts';

/** Whether a key of Ed25519 signed a text; keys and signatures in hexadecimal. The caller brings it: a browser and a server have each their own. */
export type IsSigned = (publicKey: string, text: string, signature: string) => boolean;

/**
 * A receipt of the house again: `{kind:"betReceipt",receipt,publicKey,signature}`. Answers whether the key signed what the receipt states, and
 * recomputes stake and greatest return from its unit stake and prices, and of a bet builder every price. Throws RangeError on what is no receipt.
 */
export function verifyReceipt(question: unknown, isSigned: IsSigned) {
  const { receipt, publicKey, signature } = readSignedReceipt(question);
  const { currency, sizes } = receipt;
  const unitStake = isCurrency(currency) ? tryParseMoney(receipt.unitStake, currency) : undefined;
  const system = { legs: receipt.legs.length, sizes };
  if (!unitStake || !isSystem(system)) throw new RangeError('no such stake or system');
  const { builder } = receipt;
  const legs = receipt.legs.map(({ odds }) => ({ price: parsePrice(odds) }));
  const whole = systemStake(system, unitStake);
  const stake = formatMoney(whole);
  const last = builder?.prices.at(-1);
  const gross =
    last === undefined
      ? maximumReturn({ unitStake, sizes, legs })
      : maximumReturn({ unitStake, sizes: [1], legs: [{ price: parsePrice(last) }] });
  const most = formatMoney(receipt.isFree ? subtract(gross, whole) : gross);
  return {
    kind: 'betReceipt',
    billNo: receipt.billNo,
    at: receipt.placedAt,
    legs: receipt.legs.map(
      ({ home, away, selectionId, odds }) => `${home} – ${away} · ${selectionId} · ${odds}`,
    ),
    stake: receipt.stake,
    maximumReturn: receipt.maximumReturn,
    publicKey,
    signed: isSigned(publicKey, receiptText(receipt), signature),
    ...(builder ? { prices: builder.prices } : {}),
    agrees: {
      stake: stake === receipt.stake,
      maximumReturn: most === receipt.maximumReturn,
      ...(builder ? { prices: builderAgrees(receipt) } : {}),
    },
  };
}

/** Whether the price of every set of legs follows from the goals expected. */
function builderAgrees({ builder, legs }: BetReceipt): boolean {
  const read = legs.map(({ fixtureId, selectionId }) => ({
    fixtureId,
    selection: parseSelectionKey(selectionId),
  }));
  const known = read.flatMap(({ fixtureId, selection }) => (selection ? [{ fixtureId, selection }] : []));
  if (!builder || known.length < legs.length || builderRefusals(known).length > 0) return false;
  const prices = builderPrices(
    known.map(({ selection }) => selection),
    builder.expected,
  );
  return prices?.map(formatPrice).join() === builder.prices.join();
}
