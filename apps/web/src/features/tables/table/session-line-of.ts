import type { WalletCurrency } from '@fairway/contract/fields.ts';
import type { ComponentType } from 'react';

/** The line of protection over every game. */
export type SessionLineOf = ComponentType<{
  session: { readonly rounds: number; readonly staked: string; readonly returned: string };
  stake: string | undefined;
  currency: WalletCurrency;
  rtp: string;
  paceMilliseconds: number;
  demo: boolean;
}>;

/** From one hand to the next at the least. */
export const leastMilliseconds = 25_000;
