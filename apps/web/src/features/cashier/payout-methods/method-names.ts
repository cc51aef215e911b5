import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { withdrawalNames } from '@fairway/contract/withdrawals/types.ts';
import { bankLabel } from '../labels/bank-label.ts';
import { enumLabel } from '../labels/enum-label.ts';

type Named = Pick<PayoutMethod, 'kind' | 'bankCode' | 'bankName' | 'wallet' | 'protocol'>;

/** What an account is called: its bank, its e-wallet, or USDT on its network. */
export function methodName({ kind, wallet, protocol, ...bank }: Named): string {
  if (kind === 'bankCard') return bankLabel(bank);
  return kind === 'ewallet'
    ? enumLabel(withdrawalNames, wallet)
    : `USDT-${enumLabel(usdtProtocols, protocol)}`;
}

/** The pictogram of an account. */
export function methodMark({ kind }: Pick<PayoutMethod, 'kind'>): 'bank' | 'wallet' | 'usdt' {
  if (kind === 'bankCard') return 'bank';
  return kind === 'ewallet' ? 'wallet' : 'usdt';
}
