import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';

import { selectOpenSeat, updateSeen } from '../seats/seats-store.ts';
import { selectPresentHand } from './hands/hands-store.ts';
import { presentHand } from './hands/present-hand.ts';
import { readHand } from './hands/read-hand.ts';
import { houseMemberTable } from './house-member-tables.ts';
import { presentTable } from './present-table.ts';
import type { HandRow } from './rows.ts';
import { presentOwn } from './seats/present-own.ts';
import { presentSeats } from './seats/present-seats.ts';
import { selectSittings } from './seats/sittings-store.ts';
import { secretPackOf } from './secret-pack.ts';

const shownSeconds = 60;

/** One table as its caller may see it. Asking says that a member who sits there is still there. */
export const getTable: Operation<
  (typeof memberTableEndpoints)['getTable'],
  (typeof memberTableSchemas)['getTable']
> = async (app, call, { table: code }) => {
  const { db } = app;
  const memberId = call.member?.memberId;
  const seat = memberId === undefined ? undefined : await selectOpenSeat(db, memberId);
  if (seat?.place === code) await updateSeen(db, seat);
  const [sittings, last] = await Promise.all([selectSittings(db, code), selectPresentHand(db, code)]);
  const now = await databaseNow(db);
  const row = last && isShown(last, now) ? last : undefined;
  const read = row ? await readHand(db, row, row.dealt_at ? await secretPackOf(app, db, row) : null) : null;
  const own = sittings.find((one) => one.member_id === memberId);
  return {
    now: now.toISOString(),
    summary: presentTable(houseMemberTable(code), sittings.length, call.language),
    seats: await presentSeats(db, sittings, read),
    hand: read ? presentHand(read, sittings) : null,
    own: own ? presentOwn(own, read) : null,
  };
};

/** A hand that is over stays on the table for a minute, or until the next. */
function isShown({ ended_at, cancelled_at }: HandRow, now: Date): boolean {
  const over = ended_at ?? cancelled_at;
  return over === null || now <= addSeconds(over, shownSeconds);
}
