import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBody } from '../../http/open-route.ts';
import { serveSigned } from '../../http/signed-operation.ts';
import { signedParty } from '../../http/signed-party.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { coverMatch } from './cover-match.ts';
import { findMatch, listMatches, putLoss } from './feed-store.ts';
import { createStreams } from './match-streams.ts';
import { readUpdates } from './read-updates.ts';

const loss = z.strictObject({ entries: z.number().int().min(1).max(50) });

/** 观澜数据: incidents and prices of matches in play, one numbered stream a match. The director loses entries on the way. */
export function serveOddsFeed(app: FastifyInstance, stage: Stage): void {
  const party = signedParty('feed', stage.config.feed);
  const streamOf = createStreams(stage.book);
  serveSigned(app, stage, party, coverMatch(stage));
  serveSigned(app, stage, party, readUpdates(stage, streamOf));

  app.get('/director/feed/matches', () => ({
    code: 'OK',
    matches: listMatches(stage.book).map(({ matchId, reference, content }) => ({
      matchId,
      reference,
      match: JSON.parse(content) as unknown,
      last: streamOf(matchId)?.items.filter(({ at }) => at <= stage.clock.now()).length ?? 0,
    })),
  }));

  app.post<{ Params: { matchId: string } }>('/director/feed/matches/:matchId/lose', (request) => {
    const { matchId } = request.params;
    const { entries } = readBody(request, loss);
    if (!findMatch(stage.book, matchId))
      throw new Refusal(404, 'MATCH_NOT_FOUND', 'No such match is covered.');
    putLoss(stage.book, matchId, entries);
    return { code: 'OK' };
  });
}
