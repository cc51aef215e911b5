import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBody } from '../../http/open-route.ts';
import { cursor } from '../../platform/fields.ts';
import type { Stage } from '../../stage.ts';
import { answerOwn, provenNonce } from './book/own-book.ts';
import { clearListings, listing, listingsOf, setListings } from './listings.ts';
import { serveOperatorApi } from './operator-api.ts';

const form = z.enum(['qiming', 'hub']);

/** The lists of games of both houses, each in its form, and the lever that changes them. */
export function serveGameLists(app: FastifyInstance, stage: Stage): void {
  serveOperatorApi(app, stage, {
    operation: 'game/list',
    schema: z.object({ operator_id: z.number().int() }),
    about: () => '',
    act: () =>
      listingsOf(stage.book, 'hub').map(({ code, en }) => ({
        game_code: code,
        name: en,
        category: 'Casual Games',
        enabled: true,
      })),
  });

  app.post('/qiming/operator/v1/games', (request, reply) => {
    const nonce = provenNonce(stage, request);
    readBody(request, z.strictObject({ cursor }));
    const games = listingsOf(stage.book, 'qiming').map(({ code, zh, en }) => ({ code, name: { zh, en } }));
    return answerOwn(stage, reply, {
      operation: 'games',
      about: '',
      nonce,
      body: { games, nextCursor: null },
    });
  });

  app.post('/director/hub/games', (request) => {
    const { form: of, games } = readBody(
      request,
      z.strictObject({ form, games: z.array(listing).max(1000) }),
    );
    setListings(stage.book, of, games);
    return { code: 'OK' };
  });

  app.delete('/director/hub/games', () => {
    clearListings(stage.book);
    return { code: 'OK' };
  });
}
