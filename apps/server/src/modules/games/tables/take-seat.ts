import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import { cardsVenue } from '@fairway/contract/games/codes.ts';
import { currencyScale, formatMoney, tryParseMoney } from '@fairway/money';
import { beaconReady } from '#modules/beacon';
import { findLinkedPairs } from '#modules/members';
import { refuseUnanswered } from '#modules/risk';
import { addSeconds } from '#platform/clock.ts';
import { sha256 } from '#platform/crypto/hash.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { seatBalance } from '../seats/seat-account.ts';
import { takeSeat as takeAndBuyIn } from '../seats/take-seat.ts';
import { announceHand } from './conduct/announce-hand.ts';
import { houseMemberTable } from './house-member-tables.ts';
import type { SittingRow } from './rows.ts';
import { insertSitting, selectSittings } from './seats/sittings-store.ts';
import { lockTable } from './table-lock.ts';

/** Devices are compared over so long. */
const linkedSeconds = 90 * 86_400;

/**
 * Buys in and takes a free seat that chance chooses. Throws `tableFull`, `tableNotForYou` where one person, device or inviter sits already,
 * `seatedElsewhere`, the errors of a buy-in, and what keeps a member from playing.
 */
export const takeSeat: Operation<
  (typeof memberTableEndpoints)['takeSeat'],
  (typeof memberTableSchemas)['takeSeat']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation: 'takeSeat', operationId: call.operationId, input };
  const table = houseMemberTable(input.table);
  const { currency } = table;
  return onceInTransaction(app, key, async (tx) => {
    const amount = tryParseMoney(input.amount, currency);
    if (!amount) throw new AppError('amountScale', { digits: currencyScale[currency] });

    // Without public randomness no hand would ever be dealt.
    if (!beaconReady(app)) throw new AppError('gameClosed');
    await lockTable(tx, table.code);
    const sittings = await selectSittings(tx, table.code);

    await refuseUnanswered(tx, app, call);
    if (sittings.some(({ member_id }) => member_id === memberId)) throw new AppError('seatedElsewhere');
    await refuseLinked(tx, app, memberId, sittings);
    const seat = await takeAndBuyIn(tx, app, call, {
      venue: cardsVenue,
      place: table.code,
      number: freeSeat(app, table.seats, sittings),
      amount: { ...amount, currency },
      bounds: table.buyIn,
    });
    await insertSitting(tx, { shard_id: shardOf(memberId), seat_id: seat.id });
    await announceHand(tx, app, table.code, null);
    return { table: table.code, seat: seat.number, stack: formatMoney(await seatBalance(tx, seat)) };
  });
};

async function refuseLinked(
  tx: Tx,
  app: Platform,
  memberId: string,
  sittings: readonly SittingRow[],
): Promise<void> {
  const pairs = sittings.map(({ member_id }) => ({ one: memberId, other: member_id }));
  const linked = await findLinkedPairs(tx, pairs, addSeconds(app.clock.now(), -linkedSeconds));
  if (linked.size > 0) throw new AppError('tableNotForYou');
}

/** One of the free seats, each equally likely. Throws `tableFull`. */
function freeSeat({ ids }: Platform, seats: number, sittings: readonly SittingRow[]): number {
  const taken = new Set(sittings.map(({ seat }) => seat));
  const free = Array.from({ length: seats }, (_, place) => place + 1).filter((seat) => !taken.has(seat));
  const drawn = sha256(ids.secret()).readUInt32BE(0);
  const seat = free[drawn % free.length];
  if (seat === undefined) throw new AppError('tableFull');
  return seat;
}
