import type { PayoutMethod } from '@fairway/contract/cashier/payout-method-schemas.ts';
import { bankName } from './banks.ts';
import { maskHolder } from './card-number.ts';
import type { PayoutMethodRow } from './method-store.ts';

/** A method as its member sees it: never the whole number. */
export function presentMethod(row: PayoutMethodRow, now: Date): PayoutMethod {
  return {
    id: row.id,
    kind: row.kind,
    currency: row.currency,
    masked: row.masked,
    bankCode: row.bank_code,
    bankName: bankName(row.bank_code) ?? '',
    branch: row.branch,
    holderName: maskHolder(row.holder_name),
    cardType: row.card_type,
    protocol: row.protocol,
    label: row.label,
    addedAt: row.added_at.toISOString(),
    usableFrom: row.usable_from > now ? row.usable_from.toISOString() : null,
  };
}
