import { memberCentrePageSize } from '@fairway/contract/limits/paging.ts';
import type { walletEndpoints } from '@fairway/contract/wallet/endpoints.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';
import { readOwnerMoves, readOwnerPeriod, sumOwnerMoves } from '#modules/ledger';
import { siteDay } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readLineCursor, writeLineCursor } from '../statement/line-cursor.ts';
import { presentCurrencies, presentMove } from './present-day.ts';
import { siteDayBounds } from './site-day-store.ts';

/**
 * A day of the site as it went: what there was at midnight, every transfer that touched the member's money in the order of time,
 * what there was in the end. Start and moves make the end, because all three are read from the same entries. The
 * day is summed for its first page only. Writes nothing.
 */
export const getMyDay: Operation<
  (typeof walletEndpoints)['getMyDay'],
  (typeof walletSchemas)['getMyDay']
> = async (app, call, { day: asked, cursor }) => {
  const zone = app.config.siteTimeZone;
  const day = asked ?? siteDay(app.clock.now(), zone);
  const place = readLineCursor(cursor);
  const { from, to } = await siteDayBounds(app.db, day, zone);

  const periods = await readOwnerPeriod(app.db, call.member.memberId, { from, to });
  const [sums, moves] = await Promise.all([
    place ? null : sumOwnerMoves(app.db, periods),
    readOwnerMoves(app.db, periods, {
      after: place && { at: place.at, transferId: place.id },
      limit: memberCentrePageSize + 1,
    }),
  ]);

  const page = moves.slice(0, memberCentrePageSize);
  const last = page.at(-1);
  return {
    day,
    from: from.toISOString(),
    to: to.toISOString(),
    currencies: sums ? presentCurrencies(periods, sums) : [],
    moves: page.map((move) => presentMove(move, periods)),
    next:
      moves.length > memberCentrePageSize && last
        ? writeLineCursor({ at: last.at, id: last.transferId })
        : null,
  };
};
