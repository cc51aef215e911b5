import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { EncodedPicture } from './encode-picture.ts';

export type PicturePurpose = 'avatar' | 'feedback' | 'payment';

export interface NewPicture extends EncodedPicture {
  readonly name: string;
  readonly ownerId: string;
  readonly purpose: PicturePurpose;
  readonly at: Date;
}

export async function insertPicture(db: Db | Tx, picture: NewPicture): Promise<void> {
  const { name, ownerId, purpose, bytes, width, height, at } = picture;
  await sql`
    insert into members_pictures (name, owner_id, purpose, bytes, width, height, created_at)
    values (${name}, ${ownerId}, ${purpose}, ${bytes}, ${width}, ${height}, ${at})`.execute(db);
}

/** The picture of this name and purpose; with an owner only that owner's. */
export async function selectPicture(
  db: Db | Tx,
  { name, purpose, ownerId }: { name: string; purpose: PicturePurpose; ownerId?: string },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from members_pictures
    where name = ${name} and purpose = ${purpose}
      ${ownerId === undefined ? sql`` : sql`and owner_id = ${ownerId}`}`.execute(db);
  return rows[0]?.bytes;
}

/** Marks pictures of this owner as named by something; how many of them there are and were not named before. */
export async function keepPictures(
  tx: Tx,
  {
    ownerId,
    purpose,
    names,
    at,
  }: { ownerId: string; purpose: PicturePurpose; names: readonly string[]; at: Date },
): Promise<number> {
  const { rows } = await sql`
    update members_pictures set kept_at = ${at}
    where owner_id = ${ownerId} and purpose = ${purpose} and name = any (${names}::text[]) and kept_at is null
    returning name`.execute(tx);
  return rows.length;
}

/** Forgets the avatars of a member but one. */
export async function deleteOtherAvatars(tx: Tx, ownerId: string, name: string): Promise<void> {
  await sql`
    delete from members_pictures where owner_id = ${ownerId} and purpose = 'avatar' and name <> ${name}`.execute(
    tx,
  );
}

/** Forgets of a member's pictures that nothing has named all but so many, the newest. */
export async function deleteLooseBeyond(
  db: Db | Tx,
  { ownerId, purpose }: { ownerId: string; purpose: PicturePurpose },
  most: number,
): Promise<void> {
  await sql`
    delete from members_pictures where kept_at is null and name in (
      select name from members_pictures
      where owner_id = ${ownerId} and purpose = ${purpose} and kept_at is null
      order by created_at desc, name offset ${most})`.execute(db);
}

/** Forgets what nothing has named. */
export async function deleteLoosePictures(db: Db, before: Date): Promise<void> {
  await sql`delete from members_pictures where kept_at is null and created_at < ${before}`.execute(db);
}
