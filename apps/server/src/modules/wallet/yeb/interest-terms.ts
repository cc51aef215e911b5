import type { WalletTerms } from '@fairway/contract/wallet/terms.ts';

/** A year's rate for a grade, in hundredths of a percent; 0 while interest is closed. */
export function annualBpsFor({ interest }: WalletTerms, grade: number): number {
  if (!interest.open) return 0;
  return isVip(interest, grade) ? interest.vipAnnualBps : interest.annualBps;
}

export function isVip({ vipGrade }: WalletTerms['interest'], grade: number): boolean {
  return grade >= vipGrade;
}
