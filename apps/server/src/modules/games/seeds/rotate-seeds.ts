import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { currentSeeds } from './current-seeds.ts';
import { insertSeed, beginSeed, endSeed } from './seeds-store.ts';
import { makeSeed, openSeed } from './make-seed.ts';
import { presentNext, presentSeed } from './present-seed.ts';

/**
 * Ends the seed in use, which reveals it, begins the one that waited with the member's client seed, and commits to another. Rounds that
 * are being played on the old seed come first.
 */
export const rotateSeeds: Operation<
  (typeof gameRoundEndpoints)['rotateSeeds'],
  (typeof gameRoundSchemas)['rotateSeeds']
> = (app, call, input) => {
  const { memberId } = call.member;
  const key = {
    owner: `member/${memberId}`,
    operation: 'rotateSeeds',
    operationId: call.operationId,
    input,
  };
  return onceInTransaction(app, key, async (tx) => {
    const { inUse, next } = await currentSeeds(tx, app, memberId, { locked: true });
    const at = await databaseNow(tx);
    if (inUse) await endSeed(tx, inUse, at);
    await beginSeed(tx, next, input.clientSeed, at);
    const after = { number: next.number + 1, ...makeSeed(app) };
    await insertSeed(tx, memberId, { ...after, at });
    return {
      revealed: inUse && { ...presentSeed(inUse), serverSeed: openSeed(app, inUse) },
      inUse: { ...presentNext(next), clientSeed: input.clientSeed },
      next: { number: after.number, commitment: after.commitment },
    };
  });
};
