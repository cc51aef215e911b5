import type { FreeGrant } from '@fairway/contract/games/free-rounds/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { hundredthsText } from '#modules/turnover';
import type { GrantRow } from './tables.ts';

/** A grant as it is at an instant of the database. */
export function presentGrant(row: GrantRow, now: Date): FreeGrant {
  const state = stateOf(row, now);
  return {
    id: row.id,
    billNo: row.bill_no,
    game: row.game,
    currency: row.currency,
    stake: formatMoney(money(row.currency, row.stake)),
    count: row.count,
    left: state === 'open' ? row.count - row.used : 0,
    factor: hundredthsText(row.factor),
    state,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** A grant whose time has passed is expired, also before the job gives its rest back. */
function stateOf({ ended, used, count, expires_at }: GrantRow, now: Date): FreeGrant['state'] {
  if (ended !== null) return ended;
  if (used === count) return 'played';
  return expires_at <= now ? 'expired' : 'open';
}
