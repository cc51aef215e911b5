import { AppError } from '#platform/errors.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { instantTerms, type InstantTerms } from './instant-terms.ts';

/** The terms of the version that draws are made from. */
export async function drawnTerms(db: Db | Tx, version: Buffer): Promise<InstantTerms> {
  const row = await selectVersion(db, version);
  if (!row) throw new AppError('activityUnknown');
  return instantTerms(row.document);
}
