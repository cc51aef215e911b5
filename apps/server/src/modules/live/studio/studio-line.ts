import { z } from 'zod';
import { askSigned, type SignedLine } from '#platform/adapters/signed-exchange.ts';
import { clientsByParty } from '#platform/http-client/clients-by-party.ts';
import type { Platform } from '#platform/platform.ts';

const timeoutMs = 3000;
const clientOf = clientsByParty('studio', { maxBytes: 65_536 });
const client = 'fairway';

const shown = z.object({
  code: z.literal('OK'),
  requestNo: z.string(),
  /** Places for rooms. */
  most: z.int().min(0).max(64),
  rooms: z.array(z.object({ reference: z.string(), state: z.string() })).max(64),
});
export type StudioState = Pick<z.output<typeof shown>, 'most' | 'rooms'>;

const done = z.object({ code: z.string(), requestNo: z.string().optional() });

export interface ShownSide {
  readonly name: string;
  readonly first: string;
  readonly second: string;
}

export interface StudioShow {
  /** The room's number. */
  readonly reference: string;
  readonly publishUrl: string;
  readonly streamKey: string;
  readonly title: string;
  readonly match: {
    readonly home: ShownSide;
    readonly away: ShownSide;
    /** The number under which the feed covers the match. */
    readonly feedMatch: string | null;
  } | null;
}

/** What the studio shows now; undefined when it does not answer, or not as itself. */
export async function askStudio(app: Platform): Promise<StudioState | undefined> {
  const requestNo = app.ids.uuid();
  const answer = await ask(app, 'rooms', { requestNo }, shown);
  return answer?.requestNo === requestNo ? answer : undefined;
}

/** Asks it to show a room, or to go on with it under the same key. Answers whether it does. */
export async function showInStudio(app: Platform, show: StudioShow): Promise<boolean> {
  return (await ask(app, 'show', { requestNo: app.ids.uuid(), ...show }, done))?.code === 'OK';
}

export async function stopInStudio(app: Platform, reference: string): Promise<void> {
  await ask(app, 'stop', { requestNo: app.ids.uuid(), reference }, done);
}

async function ask<Shape>(
  app: Platform,
  operation: 'rooms' | 'show' | 'stop',
  fields: object,
  shape: z.ZodType<Shape>,
): Promise<Shape | undefined> {
  const { url, secret } = app.config.studio;
  if (!url || !secret) return undefined;
  const line: SignedLine = {
    url,
    prefix: 'studio',
    sender: { header: 'x-studio-client', name: client },
    secret,
    means: {
      http: clientOf(app, { party: 'studio', url }),
      clock: app.clock,
      ids: app.ids,
      log: { warn: (facts, message) => app.logger.warn(facts, message) },
    },
  };
  const answer = await askSigned(
    line,
    `/studio/v1/${operation}`,
    { client, ...fields },
    { shape, timeoutMs },
  );
  return answer.content;
}
