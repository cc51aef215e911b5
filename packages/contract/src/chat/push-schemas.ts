import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, uuid } from '../fields.ts';
import {
  bilingual,
  fixtureId,
  marketCode,
  marketId,
  odds,
  selectionId,
} from '../sportsbook/fixture-schemas.ts';
import { inRoom } from './message-schemas.ts';
import type { chatPushEndpoints } from './push-endpoints.ts';

export const chatActivity = z.strictObject({
  kind: z.string(),
  no: z.int(),
  title: bilingual,
  path: z.string(),
  endsAt: instant,
});

/** A leg of a pushed bet as it can be taken now. */
export const copiedLeg = z.strictObject({
  fixtureId,
  marketId,
  selectionId,
  text: bilingual,
  market: marketCode,
  /** Quarter goals as the home team reads them; null where the market has no line. */
  line: z.int().nullable(),
  selection: z.string(),
  home: bilingual,
  away: bilingual,
  startsAt: instant,
  /** The odds of the booking. */
  pushedOdds: odds,
  /** Today's odds; null where the choice is not offered now. */
  odds: odds.nullable(),
  marketVersion: z.int(),
  /** `suspended`: comes back perhaps; `closed`: is not offered any more. */
  state: z.enum(['same', 'moved', 'suspended', 'closed']),
});

export const chatPushSchemas = {
  pushChatOrder: {
    input: z.strictObject({ ...inRoom, betId: uuid }),
    output: z.strictObject({ orderNo: uuid, n: z.int() }),
  },
  copyPushedOrder: {
    input: z.strictObject({ ...inRoom, orderNo: uuid }),
    output: z.strictObject({ orderNo: uuid, legs: z.array(copiedLeg), followers: z.int() }),
  },
  listChatActivities: {
    input: z.strictObject(inRoom),
    output: z.strictObject({ list: z.array(chatActivity) }),
  },
  pushChatActivity: {
    input: z.strictObject({ ...inRoom, kind: z.string().max(40), no: z.int().min(1).max(2_147_483_647) }),
    output: z.strictObject({ pushId: uuid, n: z.int() }),
  },
  listChatPushes: {
    input: z.strictObject(inRoom),
    output: z.strictObject({
      list: z.array(z.strictObject({ pushId: uuid, title: bilingual, path: z.string(), pushedAt: instant })),
    }),
  },
} satisfies SchemasOf<typeof chatPushEndpoints>;
