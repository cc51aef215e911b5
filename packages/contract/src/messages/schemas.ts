import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { messageCategories } from './categories.ts';
import { cursor, done, instant, nothing, uuid } from '../fields.ts';
import type { messagesEndpoints } from './endpoints.ts';
import { messagesOperatorSchemas } from './operator-schemas.ts';

const category = z.literal(messageCategories.codeList);
const count = z.int().min(0);

/** Messages not read yet. A private number is the part of the one before it that is to this member alone. */
const counts = z.strictObject({
  activity: count,
  message: count,
  recharge: count,
  announcement: count,
  privateActivity: count,
  privateMessage: count,
  privateRecharge: count,
  privateAnnouncement: count,
});

const message = z.strictObject({
  id: uuid,
  category,
  title: z.string(),
  /** May hold line breaks. */
  text: z.string(),
  at: instant,
  read: z.boolean(),
  /** To this member alone, or to a list that names the member. */
  private: z.boolean(),
  /** The page that it is about, a path of the site. */
  to: z.string().nullable(),
});

const one = z.strictObject({ id: uuid });
const list = {
  input: z.strictObject({ category, cursor: cursor.optional() }),
  output: z.strictObject({ messages: z.array(message), next: cursor.nullable() }),
};
const act = { input: one, output: counts };
const tally = { input: nothing, output: counts };

export const messagesMemberSchemas = {
  listMessages: list,
  readMessage: act,
  deleteMessage: act,
  countMessages: tally,
  readAllMessages: { input: z.strictObject({ category }), output: counts },
  getSafetyNotice: {
    input: nothing,
    output: z.strictObject({ show: z.boolean(), title: z.string(), lines: z.array(z.string()) }),
  },
  dismissNewUserNotice: { input: nothing, output: done },
  listNotices: {
    input: nothing,
    output: z.strictObject({
      notices: z.array(
        z.strictObject({
          id: z.string(),
          type: z.int(),
          slot: z.int().min(1).max(4),
          title: z.string(),
          content: z.string(),
          from: instant,
          until: instant.nullable(),
        }),
      ),
    }),
  },
  getSpecialNotice: {
    input: nothing,
    output: z.strictObject({
      notice: z
        .strictObject({
          id: uuid,
          title: z.string(),
          text: z.string(),
          to: z.string().nullable(),
          at: instant,
        })
        .nullable(),
    }),
  },
};

export const messagesGroupSchemas = {
  queryMessages: list,
  markMessageRead: act,
  removeMessage: act,
  queryMessageCounts: tally,
};

export const messagesSchemas = {
  ...messagesMemberSchemas,
  ...messagesGroupSchemas,
  ...messagesOperatorSchemas,
} satisfies SchemasOf<typeof messagesEndpoints>;

export type MessageCounts = z.output<typeof counts>;
export type Message = z.output<typeof message>;
export type SiteNotice = z.output<(typeof messagesMemberSchemas)['listNotices']['output']>['notices'][number];
