import { getAddress } from 'viem/utils';
import * as z from 'zod';

/** Decimal digits; amounts and prices in their smallest unit. */
export const number = z
  .string()
  .regex(/^\d{1,30}$/)
  .transform(BigInt);
/** A transaction's number. */
export const counter = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(BigInt);
export const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => getAddress(text));
export const billNo = z.string().regex(/^[A-Z0-9]{4,40}$/);
export const chainId = z.int().min(1);
/** Of a deposit address: the last step of its derivation, never a hardened one. */
export const derivationIndex = z.int().min(0).max(0x7fff_ffff);
