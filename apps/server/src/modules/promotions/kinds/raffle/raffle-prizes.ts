import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import type { RaffleRow } from './raffles-store.ts';

/** The terms that the raffle began under: what was published beside its round is what is drawn. */
export async function termsOf(
  db: Db | Tx,
  { version }: Pick<RaffleRow, 'version'>,
): Promise<TermsOf<'raffle'>> {
  const terms = (await selectVersion(db, version))?.document;
  if (terms?.kind !== 'raffle') throw new Error('a raffle with other terms');
  return terms;
}

/** What each winner gets, fen, the first prize first. */
export function prizesOf({ prizes }: TermsOf<'raffle'>): bigint[] {
  return prizes.flatMap(({ amount, count }) => Array.from({ length: count }, () => fenOf(amount)));
}
