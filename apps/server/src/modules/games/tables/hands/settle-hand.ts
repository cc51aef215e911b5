import { cardsVenue } from '@fairway/contract/games/codes.ts';
import type { TableHand } from '@fairway/contract/tables/schemas.ts';
import type { SeatResult } from '@fairway/fair-games';
import { formatMoney, money } from '@fairway/money';
import { lockAccounts, postTransfers, type Transfer } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import { eventRow, insertOutboxRows, pushRow, type OutboxRowValues } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { announceHand } from '../conduct/announce-hand.ts';
import { houseMemberTable, type HouseMemberTable } from '../house-member-tables.ts';
import type { HandSeatRow, SittingRow } from '../rows.ts';
import { seatReturn, seatStake } from '../../seats/seat-transfers.ts';
import { selectHands, updateEnded } from './hands-store.ts';
import { presentHand } from './present-hand.ts';
import type { ReadHand } from './read-hand.ts';
import { insertHandResults } from './results-store.ts';

/** What a seat put at risk and got back, and the transfer of the difference. */
interface SettledSeat extends SeatResult {
  readonly owner: HandSeatRow;
  readonly transfer: Transfer | null;
}

/**
 * Ends a hand whose last act is written, in the same transaction: what losers put in goes to the game's pool, from there what winners get
 * back; the rake stays. Each transfer lies in its member's shard. Answers the hand as everybody may see it.
 */
export async function settleHand(
  tx: Tx,
  app: Platform,
  read: ReadHand,
  sittings: readonly SittingRow[],
): Promise<TableHand> {
  const { row } = read;
  const table = houseMemberTable(row.table_code);
  const result = read.hand.result();
  if (!result) throw new Error(`hand ${row.number} of ${row.table_code} goes on`);
  await updateEnded(tx, row, result.rake);

  const settled = result.seats.map((one) => settledSeat(app, table, read, one));
  const transfers = settled
    .flatMap(({ transfer, paid, returned }) => (transfer ? [{ transfer, net: returned - paid }] : []))
    .toSorted((a, b) => (a.net < b.net ? -1 : a.net > b.net ? 1 : 0))
    .map(({ transfer }) => transfer);
  await lockAccounts(
    tx,
    transfers.flatMap(({ legs }) => legs.map(({ account }) => account)),
  );
  if (transfers.length > 0) await postTransfers(tx, transfers);
  await insertHandResults(
    tx,
    settled.map(({ owner, paid, returned, transfer }) => ({
      table_code: row.table_code,
      hand: row.number,
      seat: owner.seat,
      shard_id: owner.shard_id,
      member_id: owner.member_id,
      id: owner.id,
      currency: table.currency,
      paid,
      returned,
      turnover: turnoverOf(paid, returned),
      transfer: transfer?.id ?? null,
    })),
  );
  await insertOutboxRows(
    tx,
    settled.flatMap((one) => newsOf(app, table, one)),
  );
  const [ended] = await selectHands(tx, [row]);
  const shown = presentHand({ ...read, row: ended ?? row }, sittings);
  await announceHand(tx, app, row.table_code, shown);
  return shown;
}

function settledSeat(
  app: Platform,
  table: HouseMemberTable,
  read: ReadHand,
  result: SeatResult,
): SettledSeat {
  const owner = read.seats.find(({ seat }) => seat === result.seat);
  if (!owner) throw new Error(`seat ${result.seat} was not dealt in`);
  const net = result.returned - result.paid;
  const common = {
    id: app.ids.uuid(),
    seat: { member_id: owner.member_id, venue: cardsVenue, currency: table.currency },
    game: table.game,
    amount: money(table.currency, net < 0n ? -net : net),
    at: app.clock.now(),
    requestId: read.row.bill_no,
  } as const;
  const transfer = net === 0n ? null : net < 0n ? seatStake(common) : seatReturn(common);
  return { ...result, owner, transfer };
}

/** Between members the lower of paid in and net counts. */
function turnoverOf(paid: bigint, returned: bigint): bigint {
  const net = returned < paid ? paid - returned : returned - paid;
  return net < paid ? net : paid;
}

function newsOf(
  { clock }: Platform,
  { currency, game }: HouseMemberTable,
  { owner, paid, returned }: SettledSeat,
): OutboxRowValues[] {
  if (paid === 0n) return [];
  const at = clock.now();
  const memberId = owner.member_id;
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  return [
    eventRow(
      'game.settled',
      {
        memberId,
        venue: cardsVenue,
        category: 'chess',
        game,
        ref: owner.id,
        currency,
        stake: text(paid),
        returned: text(returned),
        turnover: text(turnoverOf(paid, returned)),
        free: false,
        at: at.toISOString(),
      },
      at,
    ),
    pushRow('memberWallet', { memberId }, { cause: 'game' }, at),
  ];
}
