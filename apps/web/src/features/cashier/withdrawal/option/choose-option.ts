import type { PayoutMethod } from '@fairway/contract/payout-methods/schemas.ts';
import type { WithdrawalOptionTerms } from '@fairway/contract/withdrawals/rehearsal-schemas.ts';
import type { withdrawalSwitcher, WithdrawalName } from '@fairway/contract/withdrawals/types.ts';

/** The switcher's three (specification section 3). */
export type SwitcherOption = (typeof withdrawalSwitcher)[number];

type Options = readonly WithdrawalOptionTerms[];
type Method = Pick<PayoutMethod, 'kind' | 'wallet'>;

/**
 * The open method of a name; where an old and a new interface are both open, the new one, whose code is the greater.
 */
function optionNamed(options: Options, name: WithdrawalName): WithdrawalOptionTerms | undefined {
  return options
    .filter((option) => option.name === name)
    .toSorted((a, b) => b.withdrawType - a.withdrawType)[0];
}

const names = { fast: 'fast', normal: 'common', usdt: 'usdt' } as const;

/** What the switcher has chosen: the method itself, or the one that the chosen account is paid by. */
export function optionOf(options: Options, chosen: SwitcherOption, method: Method | undefined) {
  const name = chosen === 'normal' && method?.wallet ? method.wallet : names[chosen];
  return optionNamed(options, name);
}

/** Whether an account can be paid by what the switcher has chosen: e-wallets are sub-channels of the normal method. */
export function fitsOption(options: Options, chosen: SwitcherOption, method: Method): boolean {
  if (chosen === 'usdt') return method.kind === 'usdtAddress';
  if (method.kind === 'bankCard') return true;
  return chosen === 'normal' && method.wallet !== null && optionNamed(options, method.wallet) !== undefined;
}

/** Whether the switcher can be put there now. */
export function isOpen(options: Options, chosen: SwitcherOption): boolean {
  return optionNamed(options, names[chosen]) !== undefined;
}
