import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { CallbackDispatcher } from '../callbacks/callback-dispatcher.ts';
import {
  attemptsOf,
  countCallbacks,
  listCallbacks,
  type CallbackEvent,
} from '../callbacks/callback-store.ts';
import { readBody, readQuery } from '../http/open-route.ts';
import { callerId } from '../platform/fields.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Stage } from '../stage.ts';

const eventQuery = z.object({
  orderNo: callerId.optional(),
  state: z.enum(['pending', 'held', 'delivered', 'lost', 'givenUp']).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
const redelivery = z.strictObject({ copies: z.number().int().min(1).max(100).default(1) });
const draining = z.strictObject({ timeoutMs: z.number().int().min(0).max(60_000).default(10_000) });

/** The delivery log of callbacks, and the buttons beside it. */
export function serveCallbackLog(app: FastifyInstance, stage: Stage, dispatcher: CallbackDispatcher): void {
  app.get('/director/callbacks', (request) => ({
    code: 'OK',
    callbacks: listCallbacks(stage.book, readQuery(request, eventQuery)).map((event) =>
      presentEvent(stage, event),
    ),
  }));

  app.post<{ Params: { eventId: string } }>('/director/callbacks/:eventId/redeliver', async (request) => {
    const attempts = await dispatcher.redeliver(request.params.eventId, readBody(request, redelivery).copies);
    if (!attempts) throw new Refusal(404, 'EVENT_NOT_FOUND', 'No such event.');
    return { code: 'OK', attempts };
  });

  app.post('/director/callbacks/drain', async (request) => {
    await dispatcher.drain(readBody(request, draining).timeoutMs);
    const { delivered, pending, held, lost, givenUp } = countCallbacks(stage.book);
    return { code: 'OK', delivered, pending: pending + held, lost, givenUp };
  });
}

/** An event with every attempt made for it. */
export function presentEvent(stage: Stage, event: CallbackEvent) {
  const { effect: _, attemptsMade: _made, ...shown } = event;
  return { ...shown, attempts: attemptsOf(stage.book, event.eventId) };
}
