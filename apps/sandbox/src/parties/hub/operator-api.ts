import { createPublicKey, verify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { logCall } from '../../faults/call-log.ts';
import { sendSpoiltPlain, sound, type PlainOutcome } from '../../http/spoil-answer.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';

/** One call of Hub88's Operator API. */
export interface OperatorCall<Input> {
  /** Behind `/hub/operator/generic/v2/`, and the name by which the director names it. */
  readonly operation: string;
  readonly schema: z.ZodType<Input>;
  /** What it is about, for the director's log. */
  readonly about: (input: Input) => string;
  readonly act: (input: Input) => PlainOutcome['body'];
}

/** Serves a call that the operator's key has signed over the raw body: parse, ask the director for a fault, answer. */
export function serveOperatorApi<Input>(app: FastifyInstance, stage: Stage, call: OperatorCall<Input>): void {
  app.post(`/hub/operator/generic/v2/${call.operation}`, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers['x-hub88-signature'];
    if (typeof signature !== 'string' || !isOurOperator(stage, body, signature))
      return reply.code(401).send({ error: 'invalid signature' });
    const input = call.schema.safeParse(JSON.parse(body.toString('utf8')));
    if (!input.success) return reply.code(400).send({ error: 'invalid parameters' });

    const about = call.about(input.data);
    const struck = stage.faults.strikeRequest('hub', call.operation, about);
    const effect = struck?.effect ?? sound;
    logCall(stage.book, {
      at: instant(stage.clock.now()),
      party: 'hub',
      operation: call.operation,
      orderNo: about,
      nonce: '',
      faultId: struck?.faultId ?? null,
      executed: effect.execute,
      httpStatus: 200,
      code: 'OK',
    });
    return sendSpoiltPlain(reply, stage, effect, { status: 200, body: call.act(input.data) });
  });
}

function isOurOperator(stage: Stage, body: Buffer, signature: string): boolean {
  const der = Buffer.from(stage.config.hub.keys.operator, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'));
}
