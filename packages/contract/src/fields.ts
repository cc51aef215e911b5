import { z } from 'zod';

/** The grammar of an amount on the wire: digits, at most `scale` decimals, no sign, no exponent, no leading zeros. */
function amountPattern(scale: number): RegExp {
  return scale === 0 ? /^(0|[1-9]\d{0,14})$/ : new RegExp(`^(0|[1-9]\\d{0,14})(\\.\\d{1,${scale}})?$`);
}

/** Yuan as a decimal string, at most two decimals. */
export const cnyAmount = z.string().regex(amountPattern(2));
/** USDT as a decimal string, at most six decimals. */
export const usdtAmount = z.string().regex(amountPattern(6));
/** An amount of either wallet, as fine as the finer of them; the operation checks it against its currency's scale. */
export const walletAmount = z.string().regex(amountPattern(6));
/** Coins, whole. */
export const coinAmount = z.string().regex(amountPattern(0));

/** A signed amount in an answer: the change of a balance, an open result. */
export const signedAmount = z.string().regex(/^-?(0|[1-9]\d{0,14})(\.\d{1,6})?$/);

export const currency = z.enum(['CNY', 'USDT', 'COIN']);
export const walletCurrency = z.enum(['CNY', 'USDT']);
export type WalletCurrency = z.output<typeof walletCurrency>;

/** An amount in any currency; the operation checks it against that currency's scale. */
export const money = z.strictObject({ amount: z.string().regex(amountPattern(6)), currency });
export const signedMoney = z.strictObject({ amount: signedAmount, currency });

export const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
/** The id of an order as a member reads it. */
export const billNo = z.string().regex(/^[A-Z]{1,3}\d{12,24}$/);
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** What opens one live line; `url` where another server than the one that was asked takes it. */
export const liveTicket = z.strictObject({
  ticket: z.string(),
  expiresAt: instant,
  url: z.string().optional(),
});
/** A day as a caller names it, YYYY-MM-DD, of this time: a year 0 is in no calendar that stores it. */
export const calendarDay = z.iso.date().refine((day) => day >= '1900-01-01' && day < '2200-01-01');

/** Control characters but the line feed, and the marks that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- refusing them is the point
const unprintable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const lineBreaks = /[\n\u2028\u2029]/;

/** Text a person typed, trimmed; control and direction characters, line breaks and lone surrogates are refused. */
export function typedText(min: number, max: number) {
  return paragraphs(min, max).refine((text) => !lineBreaks.test(text));
}

/** As `typedText`, with line breaks. What is not seen does not count as typed. */
export function paragraphs(min: number, max: number) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !unprintable.test(text) && text.isWellFormed() && seen(text).length >= min);
}

function seen(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
}

/** Where the next page starts; opaque. Absent on the first page, null in the answer when there is no further one. */
export const cursor = z.string().max(200);

/** The number of a version that was saved; a column holds no greater one. */
export const versionNumber = z.int().min(1).max(2_147_483_647);

/** Nothing to say, nothing to answer. */
export const nothing = z.strictObject({});
/** Done, nothing further to answer. */
export const done = z.null();
