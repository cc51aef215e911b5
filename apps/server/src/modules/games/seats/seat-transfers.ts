import { accountsOf, move, type Transfer } from '#modules/ledger';
import type { Money } from '@fairway/money';
import { seatAccount } from './seat-account.ts';
import type { SeatRow } from './seats-store.ts';

interface SeatMove {
  /** Id of the transfer, which makes it one. */
  readonly id: string;
  readonly seat: Pick<SeatRow, 'member_id' | 'venue' | 'currency'>;
  /** Whose pool: the game's code. */
  readonly game: string;
  readonly amount: Money;
  readonly at: Date;
  /** Bill number of the shots, or of the hand. */
  readonly requestId: string;
}

/** From the seat's wallet to the game's pool in the member's shard, for a lane or `postTransfers`. */
export function seatStake({ id, seat, game, amount, at, requestId }: SeatMove): Transfer {
  const pool = accountsOf(seat.member_id).house('gamesPool', seat.currency, game);
  return { id, reason: 'gameStake', legs: move(seatAccount(seat), pool, amount), at, requestId };
}

/** And back: what the game returns. */
export function seatReturn({ id, seat, game, amount, at, requestId }: SeatMove): Transfer {
  const pool = accountsOf(seat.member_id).house('gamesPool', seat.currency, game);
  return { id, reason: 'gameReturn', legs: move(pool, seatAccount(seat), amount), at, requestId };
}
