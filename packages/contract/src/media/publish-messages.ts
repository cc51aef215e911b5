import type { MediaTrack } from './tracks.ts';

/** The WebSocket a studio publishes over; the key travels in the first message, never in an address. */
export const publishPath = '/v1/publish';

/** How long a publisher's silence may last before another may take its place, in milliseconds. */
export const publisherSilenceMs = 5000;

/** After so long without a part a publisher counts as away, in milliseconds: players hear of it before they blame their line, after a stall of 3 s. */
export const publisherQuietMs = 2500;

/** So long may a publisher be away before its broadcast is over, in milliseconds (design: live, section 2). */
export const publisherAwayMs = 60_000;

/** From a publisher; as JSON text. Init and part frames (frames.ts) follow the answer `admitted`, numbered from `next`. */
export type PublisherMessage =
  /** First message, within 5 s. */
  | { readonly kind: 'publish'; readonly key: string; readonly tracks: readonly MediaTrack[] }
  /** Answer to `clock` at once: the own clock, in milliseconds since 1970. */
  | { readonly kind: 'clock'; readonly n: number; readonly at: number }
  /** The broadcast is over; without it a closed connection leaves 60 s to return. */
  | { readonly kind: 'end' };

/** To a publisher; as JSON text. */
export type PublisherNews =
  | {
      readonly kind: 'admitted';
      readonly room: string;
      readonly broadcast: string;
      /** Number of the first part of each track: goes on after a return. */
      readonly next: Readonly<Partial<Record<MediaTrack, number>>>;
    }
  /** A round trip by which the publisher's clock is mended: five at the start, one every 10 s. */
  | { readonly kind: 'clock'; readonly n: number }
  /** Each second: the parts received of each track, up to and with this number. Parts beyond may be sent again after a return. */
  | { readonly kind: 'ack'; readonly parts: Readonly<Partial<Record<MediaTrack, number>>> };

/** Why the origin ends a publication; 4422 with a name of `streamFaults` as its reason. */
export const publishCloseCodes = {
  malformed: 4400,
  /** The server does not know the key, or its broadcast is over; the reason is a code of `publishRefusals`. */
  refused: 4403,
  /** Another publisher of this key sent within 5 s. */
  secondPublisher: 4409,
  ended: 4410,
  fault: 4422,
  takenDown: 4451,
  restarting: 1012,
  /** The server that knows the keys does not answer: again in a few seconds. */
  unavailable: 4503,
} as const;
