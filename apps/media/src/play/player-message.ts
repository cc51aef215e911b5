import type { PlayerMessage } from '@fairway/contract/media/play-messages.ts';
import { pictureTracks } from '@fairway/contract/media/tracks.ts';
import * as z from 'zod';

const mostCharacters = 1000;

const playerMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choose'),
    video: z.enum(pictureTracks).nullable(),
    sound: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('renew'), path: z.string().max(400) }),
]);

/** A player's text message; undefined for anything else. */
export function readPlayerMessage(text: string): PlayerMessage | undefined {
  if (text.length > mostCharacters) return undefined;
  try {
    return playerMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
