import type { TableSeat } from '@fairway/contract/tables/schemas.ts';
import { formatMoney } from '@fairway/money';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Db } from '#platform/db/database.ts';
import { seatBalance } from '../../seats/seat-account.ts';
import type { ReadHand } from '../hands/read-hand.ts';
import type { SittingRow } from '../rows.ts';

/** The seats of a table under names that are made for each sitting and say nothing of the member. */
export async function presentSeats(
  db: Db,
  sittings: readonly SittingRow[],
  read: ReadHand | null,
): Promise<TableSeat[]> {
  return Promise.all(
    sittings.map(async (sitting) => ({
      seat: sitting.seat,
      name: blindName(sitting.seat_id),
      stack: formatMoney(
        await seatBalance(db, {
          member_id: sitting.member_id,
          venue: 'fairway-cards',
          currency: sitting.currency,
        }),
      ),
      isBot: false,
      dealt: read?.seats.some(({ seat_id }) => seat_id === sitting.seat_id) ?? false,
      state: sittingState(sitting),
    })),
  );
}

/** Whether a seat is dealt hands, or is about to be left. */
export function sittingState({
  leaving_at,
  out_since,
}: Pick<SittingRow, 'leaving_at' | 'out_since'>): TableSeat['state'] {
  if (leaving_at) return 'leaving';
  return out_since ? 'sittingOut' : 'seated';
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function blindName(seatId: string): string {
  return [...sha256(`blind name of ${seatId}`).subarray(0, 4)]
    .map((byte) => letters[byte % letters.length])
    .join('');
}
