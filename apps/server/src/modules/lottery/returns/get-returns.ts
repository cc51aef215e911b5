import type { returnsEndpoints } from '@fairway/contract/games/operator-endpoints.ts';
import type { returnsSchemas } from '@fairway/contract/games/operator-schemas.ts';
import { selectCountedUntil } from '#modules/games';
import type { Operation } from '#platform/http/routes.ts';
import { judgeLines } from './judge-lines.ts';

/** What games and lottery plays returned over some days (UTC) against their rules. Writes nothing. */
export const getReturns: Operation<
  (typeof returnsEndpoints)['getReturns'],
  (typeof returnsSchemas)['getReturns']
> = async ({ db }, _call, { days }) => {
  const [until, lines] = await Promise.all([selectCountedUntil(db), judgeLines(db, days)]);
  return { countedUntil: until?.toISOString() ?? null, lines };
};
