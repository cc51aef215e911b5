import { fishingGame, fishingVenue } from '@fairway/contract/fishing/codes.ts';
import type { FiredShot } from '@fairway/contract/fishing/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { eventRow, pushesRow, pushRow, type OutboxRowValues } from '#platform/outbox/outbox-row.ts';
import type { NewBatch } from './shots-store.ts';

/** What booked shots tell: everybody at the pool, the member's screens, and the modules that count play. */
export function newsOfShots(
  row: NewBatch,
  { place, shots }: { readonly place: number; readonly shots: readonly FiredShot[] },
  at: Date,
): OutboxRowValues[] {
  const { member_id: memberId, currency, pool } = row;
  const text = (minor: bigint) => formatMoney(money(currency, minor));
  const fired = pushRow(
    'pools',
    { pool },
    { tide: row.tide, cause: 'shots', place, currency, cannon: text(row.cannon), shots: [...shots] },
    at,
  );
  if (row.stake === 0n) return [fired];
  const settled = eventRow(
    'game.settled',
    {
      memberId,
      venue: fishingVenue,
      category: 'fishing',
      game: fishingGame,
      ref: row.id,
      currency,
      stake: text(row.stake),
      returned: text(row.returned),
      // A return of exactly the stake put it at risk all the same: no shot of its own is a push.
      turnover: text(row.stake),
      free: false,
      at: at.toISOString(),
    },
    at,
  );
  return [settled, pushesRow(fired, pushRow('memberWallet', { memberId }, { cause: 'game' }, at))];
}
