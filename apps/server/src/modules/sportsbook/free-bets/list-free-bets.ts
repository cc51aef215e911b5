import { formatPrice } from '@fairway/betting';
import type { freeBetEndpoints } from '@fairway/contract/sportsbook/free-bets/endpoints.ts';
import type { FreeBet, freeBetSchemas } from '@fairway/contract/sportsbook/free-bets/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { hundredthsText } from '#modules/turnover';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectFreeBets } from './free-bets-store.ts';
import type { FreeBetRow, NamedFreeBet } from './tables.ts';

const shown = 50;

/** Own free bets: those that can be used first, the next to expire at the top, then the latest. */
export const listFreeBets: Operation<
  (typeof freeBetEndpoints)['listFreeBets'],
  (typeof freeBetSchemas)['listFreeBets']
> = async (app, call) => {
  const rows = await selectFreeBets(app.db, call.member.memberId, shown);
  const now = await databaseNow(app.db);
  return { freeBets: rows.map((row) => presentFreeBet(row, now)) };
};

function presentFreeBet(row: NamedFreeBet, now: Date): FreeBet {
  const { competition_id: id, least_price: least } = row;
  return {
    id: row.id,
    billNo: row.bill_no,
    currency: row.currency,
    stake: formatMoney(money(row.currency, row.stake)),
    sport: row.sport,
    competition: id === null ? null : { id: String(id), zh: row.name_zh ?? '', en: row.name_en ?? '' },
    leastOdds: least === null ? null : formatPrice(BigInt(least)),
    factor: hundredthsText(row.factor),
    state: stateOf(row, now),
    betId: row.bet_id,
    grantedAt: row.granted_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/** One whose time has passed is expired, also before the job gives its stake back. */
function stateOf({ ended, bet_id, expires_at }: FreeBetRow, now: Date): FreeBet['state'] {
  if (ended !== null) return ended;
  if (bet_id !== null) return 'used';
  return expires_at <= now ? 'expired' : 'open';
}
