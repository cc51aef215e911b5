import type { Db } from '#platform/db/database.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { ContentTables } from '../tables.ts';

/** Whose choice it is: the member's on every device, otherwise this device's. */
export function subjectOf({ member, deviceId }: VisitorCall): string {
  return member ? `member/${member.memberId}` : `device/${deviceId}`;
}

export async function listDismissedPopups(db: Db, subject: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .withTables<ContentTables>()
    .selectFrom('content_dismissals')
    .select('popup_key')
    .where('subject', '=', subject)
    .execute();
  return new Set(rows.map(({ popup_key: key }) => key));
}

export async function insertDismissal(
  db: Db,
  { subject, popupKey, at }: { subject: string; popupKey: string; at: Date },
): Promise<void> {
  await db
    .withTables<ContentTables>()
    .insertInto('content_dismissals')
    .values({ subject, popup_key: popupKey, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
