import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { refusedBy } from '#platform/db/sql-faults.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { currentSeeds } from './current-seeds.ts';
import { insertSeed, beginSeed, endSeed } from './seeds-store.ts';
import { makeSeed, openSeed } from './make-seed.ts';
import { presentNext, presentSeed } from './present-seed.ts';

/**
 * Ends the seed in use, which reveals it, begins the one that waited with the member's client seed, and commits to another. Rounds that
 * are being played on the old seed come first. Throws `seedInUse` while one waits for its member.
 */
export const rotateSeeds: Operation<
  (typeof gameRoundEndpoints)['rotateSeeds'],
  (typeof gameRoundSchemas)['rotateSeeds']
> = async (app, call, input) => {
  const { memberId } = call.member;
  const key = {
    owner: `member/${memberId}`,
    operation: 'rotateSeeds',
    operationId: call.operationId,
    input,
  };
  try {
    return await onceInTransaction(app, key, (tx) => rotate(tx, app, memberId, input.clientSeed));
  } catch (fault) {
    if (refusedBy(fault) === 'games_seeds_open_round') throw new AppError('seedInUse');
    throw fault;
  }
};

async function rotate(tx: Tx, app: Platform, memberId: string, clientSeed: string) {
  const { inUse, next } = await currentSeeds(tx, app, memberId, { locked: true });
  const at = await databaseNow(tx);
  if (inUse) await endSeed(tx, inUse, at);
  await beginSeed(tx, next, clientSeed, at);
  const after = { number: next.number + 1, ...makeSeed(app) };
  await insertSeed(tx, memberId, { ...after, at });
  return {
    revealed: inUse && { ...presentSeed(inUse), serverSeed: openSeed(app, inUse) },
    inUse: { ...presentNext(next), clientSeed },
    next: { number: after.number, commitment: after.commitment },
  };
}
