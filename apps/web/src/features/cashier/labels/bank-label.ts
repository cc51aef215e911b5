import { banks } from '@fairway/contract/payout-methods/banks.ts';
import { enumLabel } from './enum-label.ts';

/** The bank's name in the visitor's language; as the server wrote it for a payee that is no bank of the list. */
export function bankLabel({ bankCode, bankName }: { bankCode: string; bankName: string }): string {
  return enumLabel(banks, bankCode) || bankName;
}
