import type { gameRoundEndpoints } from '@fairway/contract/games/round-endpoints.ts';
import type { gameRoundSchemas } from '@fairway/contract/games/round-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readRound } from '../read-round.ts';
import { selectOpenRounds } from './steps-store.ts';

/** Own rounds that wait for an act, as far as they have gone. */
export const listOpenRounds: Operation<
  (typeof gameRoundEndpoints)['listOpenRounds'],
  (typeof gameRoundSchemas)['listOpenRounds']
> = async (app, call) => {
  const rows = await selectOpenRounds(app.db, call.member.memberId);
  return { rounds: await Promise.all(rows.map((row) => readRound(app, row))) };
};
