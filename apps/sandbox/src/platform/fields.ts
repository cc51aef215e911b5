import { createHash } from 'node:crypto';
import { isPositive, parseMoney, tryParseMoney, type Currency, type Money } from '@fairway/money';
import * as z from 'zod';

/** The currencies that the parties handle; gift coins never leave the house. */
export const currency = z.enum(['CNY', 'USDT']);
export type PartyCurrency = z.infer<typeof currency>;

/** An id chosen by the caller. */
export const callerId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A short printable text, without control characters. */
export const line = (max: number) => z.string().regex(new RegExp(`^[^\\p{Cc}]{1,${max}}$`, 'u'));

/** A decimal string; whether it fits the currency is checked by `amountIn`. */
export const amountText = z.string().min(1).max(24);

export const isoTime = z.iso.datetime({ precision: 3 });
export const cursor = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional();
export const limit = z.number().int().min(1).max(500).default(100);

/** Adds to an object schema: its `amount` is above zero and fits its `currency`. */
export const positiveAmount = (input: { amount: string; currency: Currency }) => {
  const amount = tryParseMoney(input.amount, input.currency);
  return amount !== undefined && isPositive(amount);
};
export const amountNotPositive = { path: ['amount'], error: 'not an amount above zero in this currency' };

/** The amount of a body that passed `positiveAmount`. */
export function amountOf(input: { amount: string; currency: Currency }): Money {
  return parseMoney(input.amount, input.currency);
}

/** Fingerprint of a parsed body: equal content, equal hash, whatever the order of its keys. */
export function contentHash(content: Record<string, unknown>): string {
  return createHash('sha256').update(stableJson(content)).digest('hex');
}

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, nested: unknown) =>
    nested !== null && typeof nested === 'object' && !Array.isArray(nested)
      ? Object.fromEntries(Object.entries(nested).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : nested,
  );
}
