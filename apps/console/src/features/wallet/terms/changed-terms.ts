import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';

/** A term that two versions do not have alike; its name is the key of its words. */
export interface ChangedTerm {
  readonly name: TermName;
  readonly before: string;
  readonly after: string;
}

const names = [
  'baseRate',
  'exchangeOpen',
  'spreadBps',
  'quoteSeconds',
  'min',
  'max',
  'dayMax',
  'interestOpen',
  'annualBps',
  'vipGrade',
  'vipAnnualBps',
  'minIn',
  'maxHeld',
  'firstInReward',
  'sevenDaysReward',
] as const;
type TermName = (typeof names)[number];

/** What differs between two versions, in the order of the form. */
export function changedTerms(before: WalletTerms, after: WalletTerms): ChangedTerm[] {
  const [old, next] = [flat(before), flat(after)];
  return names
    .filter((name) => String(old[name]) !== String(next[name]))
    .map((name) => ({ name, before: String(old[name]), after: String(next[name]) }));
}

function flat({ baseRate, exchange, interest }: WalletTerms): Record<TermName, string | number | boolean> {
  const { open: exchangeOpen, ...ofExchange } = exchange;
  const { open: interestOpen, ...ofInterest } = interest;
  return { baseRate, exchangeOpen, interestOpen, ...ofExchange, ...ofInterest };
}
