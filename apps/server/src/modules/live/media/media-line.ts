import {
  mediaOrderAnswerSchema,
  mediaOrderPaths,
  mediaReplaysSchema,
  mediaStatusSchema,
  type mediaOrderSchemas,
  type MediaReplays,
  type MediaStatus,
} from '@fairway/contract/media/order-schemas.ts';
import { mediaSealHeaders } from '@fairway/contract/media/seal.ts';
import type { z } from 'zod';
import { clientsByParty } from '#platform/http-client/clients-by-party.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import type { Platform } from '#platform/platform.ts';
import { isSealed, seal, type SealedMessage } from './media-seal.ts';

/** The video origin is not configured, does not answer, or another process answered in its place. */
export class MediaFault extends Error {
  override name = 'MediaFault';
}

const clientOf = clientsByParty('media', { maxBytes: 4_194_304 });
const timeoutMs = 3000;

/** Whether pictures can be offered: the origin has an address and both keys. */
export function hasMedia({ config: { media } }: Pick<Platform, 'config'>): boolean {
  return Boolean(media.url && media.secret && media.playKey);
}

/** What is on the air now. Throws MediaFault. */
export function askMediaStatus(app: Platform): Promise<MediaStatus> {
  return ask(app, mediaOrderPaths.status, {}, mediaStatusSchema);
}

/** Which broadcasts the origin has kept. Throws MediaFault. */
export function askMediaReplays(app: Platform): Promise<MediaReplays> {
  return ask(app, mediaOrderPaths.replays, {}, mediaReplaysSchema);
}

export type MediaOrder = Exclude<keyof typeof mediaOrderSchemas, 'status' | 'replays'>;

/** Gives an order, which may be given again. Answers whether the origin knew what it is about. Throws MediaFault. */
export async function orderMedia<Order extends MediaOrder>(
  app: Platform,
  order: Order,
  fields: z.input<(typeof mediaOrderSchemas)[Order]>,
): Promise<boolean> {
  return (await ask(app, mediaOrderPaths[order], fields, mediaOrderAnswerSchema)).status === 'done';
}

async function ask<T>(app: Platform, path: string, question: object, shape: z.ZodType<T>): Promise<T> {
  const { url, secret } = app.config.media;
  if (!url || !secret) throw new MediaFault('no video origin is configured');
  const message: SealedMessage = {
    path,
    nonce: app.ids.uuid(),
    time: String(app.clock.now().getTime()),
    body: JSON.stringify(question),
  };
  const headers = {
    'content-type': 'application/json',
    [mediaSealHeaders.nonce]: message.nonce,
    [mediaSealHeaders.time]: message.time,
    [mediaSealHeaders.signature]: seal(secret, message),
  };
  const answer = await clientOf(app, { party: 'media', url })
    .send(url.replace(/\/$/, '') + path, { method: 'POST', headers, body: message.body, timeoutMs })
    .catch((fault: unknown) => {
      if (fault instanceof OutboundFault)
        throw new MediaFault('the video origin does not answer', { cause: fault });
      throw fault;
    });
  if (answer.status !== 200) throw new MediaFault(`the video origin answers ${answer.status}`);
  const given = String(answer.headers[mediaSealHeaders.signature] ?? '');
  const body = answer.body.toString('utf8');
  if (!isSealed(secret, given, { ...message, body }, app.clock.now()))
    throw new MediaFault('an answer that the video origin did not seal');
  const parsed = shape.safeParse(parseJson(answer.body));
  if (!parsed.success) throw new MediaFault('an answer of another shape');
  return parsed.data;
}
