import type { Hex } from 'viem';
import { z } from 'zod';

/** Bytes as a node writes them. */
export const hex = z
  .string()
  .regex(/^0x[0-9a-f]*$/i)
  .transform((text): Hex => `0x${text.slice(2).toLowerCase()}`);
/** A number as a node writes it. */
export const quantity = hex.transform((text) => BigInt(text));

export function toHexNumber(number: bigint): string {
  return `0x${number.toString(16)}`;
}
