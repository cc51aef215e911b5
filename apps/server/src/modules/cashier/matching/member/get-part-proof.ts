import type { matchingEndpoints } from '@fairway/contract/cashier/matching/matching-endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/cashier/matching/matching-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { FileAnswer, type Operation } from '#platform/http/routes.ts';
import { selectPicture } from '#modules/members';

/** A payer's proof, for the recipient of the very part it belongs to. */
export const getPartProof: Operation<
  (typeof matchingEndpoints)['getPartProof'],
  (typeof matchingSchemas)['getPartProof']
> = async (app, call, { name }) => {
  if (!(await isForRecipient(app.db, call.member.memberId, name))) throw new AppError('pictureNotFound');
  const bytes = await selectPicture(app.db, { name, purpose: 'payment' });
  if (!bytes) throw new AppError('pictureNotFound');
  return new FileAnswer(bytes, 'image/webp', 'picture.webp');
};

async function isForRecipient(db: Db, memberId: string, name: string): Promise<boolean> {
  const found = await sql`
    select from cashier_payment_proofs proof
    join cashier_match_parts part on part.deposit_bill = proof.bill_no
    where proof.name = ${name} and part.recipient_id = ${memberId} limit 1`.execute(db);
  return found.rows.length > 0;
}
