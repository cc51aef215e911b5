import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { targetOf } from '../contacts/read-target.ts';
import { holdMember } from '../members-store.ts';
import { insertChange, type ChangeRow } from './changes-store.ts';

/**
 * Writes that a member asks for another real name or phone, which waits for an operator. `after` has been proven: a phone as `targetOf`
 * writes it. Throws `realNameOrPhoneMissing` or `phoneMissing` where there is nothing to change yet, `changeUnderReview` while a request waits.
 */
export async function writeChange(
  tx: Tx,
  app: Platform,
  { memberId, field, after }: { memberId: string } & Pick<ChangeRow, 'field' | 'after'>,
): Promise<ChangeRow> {
  // Held: an approval of an earlier request waits, so the value «before» is the one that is replaced.
  const member = await holdMember(tx, memberId);
  if (field === 'realName' && !member?.real_name) throw new AppError('realNameOrPhoneMissing');
  if (!member || (field === 'phone' && !member.phone)) throw new AppError('phoneMissing');
  const before =
    field === 'realName'
      ? (member.real_name ?? '')
      : targetOf({ areaCode: member.area_code, phone: member.phone ?? '' });
  return insertChange(tx, {
    id: app.ids.uuid(),
    member_id: memberId,
    field,
    before,
    after,
    created_at: app.clock.now(),
  });
}
