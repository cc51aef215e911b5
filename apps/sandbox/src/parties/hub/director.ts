import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readBody, readQuery } from '../../http/open-route.ts';
import { callerId, currency } from '../../platform/fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Stage } from '../../stage.ts';
import { findRound, listRounds, listSentCalls, presentRound, setWalletUrl } from './hub-store.ts';
import { clearSpoils, setSpoil, spoilt } from './book/spoils.ts';
import { playRound, resend, toss } from './play-round.ts';

const wallet = z.strictObject({ url: z.url({ protocol: /^https?$/ }) });
const guest = z.strictObject({
  form: z.enum(['qiming', 'hub']),
  member: callerId,
  token: z.string().regex(/^[\w.-]{16,128}$/),
  currency,
});
const round = toss.extend({ guest });
const bookQuery = z.object({ roundId: callerId.optional(), member: callerId.optional() });
const nothing = z.strictObject({});

/** What the director does in the place of players, and the book of rounds and calls. */
export function serveHubLevers(app: FastifyInstance, stage: Stage): void {
  app.post('/director/hub/wallet', (request) => {
    const { url } = readBody(request, wallet);
    if (!stage.config.callbackHosts.includes(new URL(url).hostname))
      throw new Refusal(400, 'INVALID_REQUEST', 'url: not a host that may be called');
    setWalletUrl(stage.book, url.replace(/\/$/, ''));
    return { code: 'OK' };
  });

  app.post('/director/hub/rounds', async (request) => {
    const { guest: who, ...input } = readBody(request, round);
    return { code: 'OK', round: presentRound(await playRound(stage, who, input)) };
  });

  app.post<{ Params: { roundId: string } }>('/director/hub/rounds/:roundId/resend', async (request) => {
    readBody(request, nothing);
    const found = findRound(stage.book, { roundId: request.params.roundId });
    if (!found) throw new Refusal(404, 'ORDER_NOT_FOUND', 'No such round.');
    return { code: 'OK', said: await resend(stage, found) };
  });

  app.post('/director/hub/spoils', (request) => {
    const { transactionId, ...spoil } = readBody(request, spoilt);
    setSpoil(stage.book, transactionId, spoil);
    return { code: 'OK' };
  });

  app.delete('/director/hub/spoils', () => {
    clearSpoils(stage.book);
    return { code: 'OK' };
  });

  app.get('/director/hub/book', (request) => {
    const { roundId, member } = readQuery(request, bookQuery);
    return {
      code: 'OK',
      rounds: listRounds(stage.book, { member, limit: 100_000 }).map(presentRound),
      calls: listSentCalls(stage.book, roundId),
    };
  });
}
