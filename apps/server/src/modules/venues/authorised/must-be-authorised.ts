import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { VenueDefinition } from '../catalogue/registry.ts';
import { selectWithheld } from './withheld-store.ts';

/** Throws `venueNotAuthorised` where an operator has taken the venue from the member. Reads the row, whatever a page has listed. */
export async function mustBeAuthorised(
  db: Db | Tx,
  memberId: string,
  { code }: VenueDefinition,
): Promise<void> {
  const withheld = await selectWithheld(db, memberId);
  if (withheld.some(({ venue }) => venue === code)) throw new AppError('venueNotAuthorised');
}
