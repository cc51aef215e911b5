import { mediaTracks, type MediaTrack } from '@fairway/contract/media/tracks.ts';
import * as z from 'zod';

const publisherMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('publish'),
    key: z.string().min(1).max(200),
    tracks: z
      .array(z.enum(mediaTracks))
      .min(1)
      .refine((tracks) => new Set(tracks).size === tracks.length),
  }),
  z.strictObject({ kind: z.literal('clock'), n: z.number().int(), at: z.number().min(0).max(1e14) }),
  z.strictObject({ kind: z.literal('end') }),
]);

export type ReadMessage =
  | { readonly kind: 'publish'; readonly key: string; readonly tracks: readonly MediaTrack[] }
  | { readonly kind: 'clock'; readonly n: number; readonly at: number }
  | { readonly kind: 'end' };

/** A publisher's text message; undefined for anything else. */
export function readPublisherMessage(text: string): ReadMessage | undefined {
  try {
    return publisherMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
