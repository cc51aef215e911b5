import { formatMoney, isCurrency, subtract, tryParseMoney } from '@fairway/money';
import { parsePrice } from '../odds/price.ts';
import { maximumReturn } from '../parlays/maximum-return.ts';
import { isSystem, systemStake } from '../parlays/system.ts';
import { readSignedReceipt } from './read-receipt.ts';
import { receiptText } from './receipt-text.ts';

/** Whether a key of Ed25519 signed a text; keys and signatures in hexadecimal. The caller brings it: a browser and a server have each their own. */
export type IsSigned = (publicKey: string, text: string, signature: string) => boolean;

/**
 * A receipt of the house again: `{kind:"betReceipt",receipt,publicKey,signature}`. Answers whether the key signed what the receipt states, and
 * recomputes stake and greatest return from its unit stake and prices. Throws RangeError on what is no receipt.
 */
export function verifyReceipt(question: unknown, isSigned: IsSigned) {
  const { receipt, publicKey, signature } = readSignedReceipt(question);
  const { currency, sizes } = receipt;
  const unitStake = isCurrency(currency) ? tryParseMoney(receipt.unitStake, currency) : undefined;
  const system = { legs: receipt.legs.length, sizes };
  if (!unitStake || !isSystem(system)) throw new RangeError('no such stake or system');
  const legs = receipt.legs.map(({ odds }) => ({ price: parsePrice(odds) }));
  const whole = systemStake(system, unitStake);
  const stake = formatMoney(whole);
  const gross = maximumReturn({ unitStake, sizes, legs });
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
    agrees: { stake: stake === receipt.stake, maximumReturn: most === receipt.maximumReturn },
  };
}
