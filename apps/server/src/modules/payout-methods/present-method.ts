import { virtualProtocols, type VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import { bankName } from './bank-cards/banks.ts';
import { maskHolder } from './bank-cards/card-number.ts';
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
    protocol: row.protocol ?? walletProtocol(row.wallet),
    wallet: row.wallet,
    label: row.label,
    addedAt: row.added_at.toISOString(),
    usableFrom: row.usable_from > now ? row.usable_from.toISOString() : null,
  };
}

/** The number that the broad list of protocols has for an e-wallet (specification section 3). */
function walletProtocol(wallet: PayoutMethodRow['wallet']): VirtualProtocol | null {
  if (wallet === 'ebpay') return virtualProtocols.codes.ebPay;
  return wallet === 'koipay' ? virtualProtocols.codes.koiPay : null;
}
