import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentSummary } from './present-round.ts';
import { selectRoundPage } from './rounds-store.ts';

const pageSize = 20;

/** Own rounds, newest first, of one game or of all. */
export const listRounds: Operation<
  (typeof gameRoundEndpoints)['listRounds'],
  (typeof gameRoundSchemas)['listRounds']
> = async (app, call, { game = null, cursor }) => {
  const before = cursor === undefined ? null : readCursor(cursor);
  const rows = await selectRoundPage(app.db, call.member.memberId, { game, before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    rounds: page.map((row) => presentSummary(row, row.stake + row.further)),
    next: last ? `${last.seed}-${last.nonce}` : null,
  };
};

/** Throws `inputInvalid`. */
function readCursor(text: string): { seed: number; nonce: number } {
  const [, seed, nonce] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
  if (seed === undefined || nonce === undefined)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return { seed: Number(seed), nonce: Number(nonce) };
}
