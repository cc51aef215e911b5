import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { targetOf } from '../contacts/read-target.ts';
import { writeChange } from '../identity/write-change.ts';

/** A member of the demo asks for another phone, of the area 86; the code to it, which nobody would read, is left out. */
export async function seedPhoneChange(app: Platform, memberId: string, phone: string): Promise<void> {
  const after = targetOf({ areaCode: '86', phone });
  await inTransaction(app.db, (tx) => writeChange(tx, app, { memberId, field: 'phone', after }));
}
