import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { callerId, currency } from '../../platform/fields.ts';
import type { Stage } from '../../stage.ts';
import { serveOperatorApi } from './operator-api.ts';

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
  serveOperatorApi(app, stage, {
    operation: 'game/url',
    schema: asked,
    about: ({ user }) => user,
    act({ user, token, currency: unit, lang, lobby_url: lobby, game_code: game }) {
      const link = new URL(`${stage.publicUrl()}/hub/play`);
      const language = lang === 'en' ? 'en' : 'zh-CN';
      const facts = { member: user, token, currency: unit, language, ...(game === 'lobby' ? {} : { game }) };
      for (const [name, value] of Object.entries({ ...facts, ...(lobby ? { returnUrl: lobby } : {}) }))
        link.searchParams.set(name, value);
      return { url: link.href };
    },
  });
}
