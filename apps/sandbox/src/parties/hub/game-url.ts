import { createPublicKey, verify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { logCall } from '../../faults/call-log.ts';
import { sendSpoiltPlain, sound } from '../../http/spoil-answer.ts';
import { instant } from '../../platform/clock.ts';
import { callerId, currency } from '../../platform/fields.ts';
import type { Stage } from '../../stage.ts';

const asked = z.object({
  operator_id: z.number().int(),
  user: callerId,
  token: z.string().regex(/^[\w.-]{16,128}$/),
  currency,
  game_code: z.string().min(1).max(64),
  lang: z.string().max(8),
  lobby_url: z.string().max(512).optional(),
});

/** `POST /hub/operator/generic/v2/game/url` of Hub88's Operator API: the link of a game for a member. */
export function serveGameUrl(app: FastifyInstance, stage: Stage): void {
  app.post('/hub/operator/generic/v2/game/url', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers['x-hub88-signature'];
    if (typeof signature !== 'string' || !isOurOperator(stage, body, signature))
      return reply.code(401).send({ error: 'invalid signature' });
    const input = asked.safeParse(JSON.parse(body.toString('utf8')));
    if (!input.success) return reply.code(400).send({ error: 'invalid parameters' });

    const { user, token, lang, lobby_url: lobby } = input.data;
    const struck = stage.faults.strikeRequest('hub', 'game/url', user);
    const link = new URL(`${stage.publicUrl()}/hub/play`);
    const language = lang === 'en' ? 'en' : 'zh-CN';
    const facts = { member: user, token, currency: input.data.currency, language };
    for (const [name, value] of Object.entries({ ...facts, ...(lobby ? { returnUrl: lobby } : {}) }))
      link.searchParams.set(name, value);
    const effect = struck?.effect ?? sound;
    logCall(stage.book, {
      at: instant(stage.clock.now()),
      party: 'hub',
      operation: 'game/url',
      orderNo: user,
      nonce: '',
      faultId: struck?.faultId ?? null,
      executed: effect.execute,
      httpStatus: 200,
      code: 'OK',
    });
    return sendSpoiltPlain(reply, stage, effect, { status: 200, body: { url: link.href } });
  });
}

function isOurOperator(stage: Stage, body: Buffer, signature: string): boolean {
  const der = Buffer.from(stage.config.hub.keys.operator, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'));
}
