import { lockVenueWallet, openTransfer, venueOf } from '#modules/venues';
import type { Tx } from '#platform/db/database.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Money } from '@fairway/money';
import { seatBalance } from './seat-account.ts';
import { holdOpenSeat, updateLeft, type SeatRow } from './seats-store.ts';

/**
 * Gives up a seat and takes everything in its wallet home, in every state of venue and member; the caller has seen that no hand of it is being
 * played. Answers what came home; undefined where the seat was left meanwhile. `operationId`: the button's, or the seat's own id.
 */
export async function leaveSeat(
  tx: Tx,
  app: Platform,
  { member_id: memberId, venue, currency, id }: SeatRow,
  { operationId, language = 'zh-CN' }: { operationId: string; language?: Language },
): Promise<Money | undefined> {
  await lockVenueWallet(tx, { memberId, venue, currency });
  const seat = await holdOpenSeat(tx, memberId);
  if (seat?.id !== id) return undefined;

  await updateLeft(tx, seat);
  const amount = await seatBalance(tx, seat);
  if (amount.minor > 0n)
    await openTransfer(tx, app, {
      memberId,
      venue: venueOf(venue),
      direction: 'in',
      amount,
      recycling: false,
      operationId,
      language,
    });
  return amount;
}
