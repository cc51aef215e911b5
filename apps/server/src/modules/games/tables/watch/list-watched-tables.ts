import type { memberTableOperatorEndpoints } from '@fairway/contract/tables/operator-endpoints.ts';
import type { memberTableOperatorSchemas, WatchedTable } from '@fairway/contract/tables/operator-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { findMemberNames } from '#modules/members';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { selectPresentHand } from '../hands/hands-store.ts';
import { presentHand } from '../hands/present-hand.ts';
import { readHand } from '../hands/read-hand.ts';
import { houseMemberTables, type HouseMemberTable } from '../house-member-tables.ts';
import { presentTable } from '../present-table.ts';
import { sittingState } from '../seats/present-seats.ts';
import { selectSittings } from '../seats/sittings-store.ts';
import { secretPackOf } from '../secret-pack.ts';
import { seatBalance } from '../../seats/seat-account.ts';
import { selectTableDays, type TableDay } from './watch-store.ts';

const daySeconds = 86_400;

/** Every table with who sits there. The hand is the one that everybody sees: no card of it that is hidden. Writes nothing. */
export const listWatchedTables: Operation<
  (typeof memberTableOperatorEndpoints)['listWatchedTables'],
  (typeof memberTableOperatorSchemas)['listWatchedTables']
> = async (app, { language }) => {
  const now = await databaseNow(app.db);
  const days = await selectTableDays(app.db, addSeconds(now, -daySeconds));
  const tables = await Promise.all(
    houseMemberTables.map(async (table) => {
      const taken = await seatsOf(app, table);
      return {
        summary: presentTable(table, taken.length, language),
        seats: taken,
        ...(await handOf(app, table)),
        day: dayOf(table, days.get(table.code)),
      };
    }),
  );
  return { now: now.toISOString(), tables };
};

async function seatsOf({ db }: Platform, { code }: HouseMemberTable): Promise<WatchedTable['seats']> {
  const sittings = await selectSittings(db, code);
  const names = await findMemberNames(
    db,
    sittings.map(({ member_id: memberId }) => memberId),
  );
  return Promise.all(
    sittings.map(async (sitting) => {
      const { member_id, currency, seat, taken_at } = sitting;
      const account = { member_id, venue: 'fairway-cards', currency } as const;
      return {
        seat,
        memberId: member_id,
        memberName: names.get(member_id) ?? '',
        stack: formatMoney(await seatBalance(db, account)),
        state: sittingState(sitting),
        since: taken_at.toISOString(),
      };
    }),
  );
}

async function handOf(app: Platform, { code }: HouseMemberTable) {
  const row = await selectPresentHand(app.db, code);
  if (!row) return { hand: null, handSince: null };
  const read = await readHand(app.db, row, row.dealt_at ? await secretPackOf(app, app.db, row) : null);
  return { hand: presentHand(read, []), handSince: row.named_at.toISOString() };
}

function dayOf({ currency }: HouseMemberTable, day: TableDay | undefined): WatchedTable['day'] {
  return { hands: day?.hands ?? 0, rake: formatMoney(money(currency, day?.rake ?? 0n)) };
}
