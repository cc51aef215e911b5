import { firstWalletTerms, type WalletTerms } from '@fairway/contract/wallet/terms.ts';
import type { Db } from '#platform/db/database.ts';
import type { CurrentTerms } from '../terms/current-terms.ts';
import { selectTermsAt } from '../terms/terms-store.ts';

/** The terms as they stood at an instant: a day's interest follows those of its first moment, so a change counts from the next day. */
export async function termsAt(db: Db, instant: Date): Promise<CurrentTerms> {
  const row = await selectTermsAt(db, instant);
  return row ? { version: row.version, terms: row.terms } : { version: 1, terms: firstWalletTerms };
}

/** A year's rate for a grade, in hundredths of a percent; 0 while interest is closed. */
export function annualBpsFor({ interest }: WalletTerms, grade: number): number {
  if (!interest.open) return 0;
  return isVip(interest, grade) ? interest.vipAnnualBps : interest.annualBps;
}

export function isVip({ vipGrade }: WalletTerms['interest'], grade: number): boolean {
  return grade >= vipGrade;
}
