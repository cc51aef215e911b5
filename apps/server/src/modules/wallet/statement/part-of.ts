import type { WalletPart } from '@fairway/contract/wallet/lines.ts';
import type { Account, AccountKind } from '#modules/ledger';

const parts: Partial<Record<AccountKind, WalletPart>> = {
  center: 'center',
  locked: 'locked',
  venue: 'venue',
  inTransit: 'inTransit',
  coins: 'coins',
  interest: 'interest',
  bonus: 'bonus',
  debt: 'debt',
};

/** What a member calls one of the own accounts. Throws for an account of the house: none of them is shown to members. */
export function partOf(account: Account): { part: WalletPart; channelCode: string | null } {
  const part = parts[account.kind];
  if (!part) throw new Error(`${account.kind} is no part of a wallet`);
  return { part, channelCode: account.part };
}
