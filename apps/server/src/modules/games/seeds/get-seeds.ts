import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { countRounds } from '../rounds/rounds-store.ts';
import { currentSeeds } from './current-seeds.ts';
import { presentNext, presentSeed } from './present-seed.ts';

/** What the member's next rounds are decided by, as far as it may be shown. */
export const getSeeds: Operation<
  (typeof gameRoundEndpoints)['getSeeds'],
  (typeof gameRoundSchemas)['getSeeds']
> = (app, call) =>
  inTransaction(app.db, async (tx) => {
    const { memberId } = call.member;
    const { inUse, next } = await currentSeeds(tx, app, memberId, { locked: false });
    return {
      inUse: inUse && { ...presentSeed(inUse), rounds: await countRounds(tx, memberId, inUse.number) },
      next: presentNext(next),
    };
  });
