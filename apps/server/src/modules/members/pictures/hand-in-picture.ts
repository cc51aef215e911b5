import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { deleteLooseBeyond, insertPicture, type PicturePurpose } from './pictures-store.ts';

/** Pictures of one member and purpose that nothing names yet; no form takes as many. The oldest of more are forgotten. */
const mostLoose = 12;

/** Keeps a picture under a new name of 32 random characters, and answers the name. Nothing names it yet. */
export async function handInPicture(
  db: Db | Tx,
  app: Platform,
  owner: { ownerId: string; purpose: PicturePurpose },
  picture: EncodedPicture,
): Promise<string> {
  const name = app.ids.secret().slice(0, 32);
  await insertPicture(db, { ...picture, ...owner, name, at: app.clock.now() });
  await deleteLooseBeyond(db, owner, mostLoose);
  return name;
}
