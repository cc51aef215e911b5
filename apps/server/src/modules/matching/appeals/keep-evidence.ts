import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { keepPictures } from '#modules/members';

/** Keeps the pictures that go with a statement; answers their names, each once. Throws `pictureNotFound` for another's. */
export async function keepEvidence(
  tx: Tx,
  { memberId, evidence, at }: { memberId: string; evidence: readonly string[]; at: Date },
): Promise<string[]> {
  const names = [...new Set(evidence)];
  if (names.length === 0) return names;
  const kept = await keepPictures(tx, { ownerId: memberId, purpose: 'payment', names, at });
  if (kept !== names.length) throw new AppError('pictureNotFound');
  return names;
}
