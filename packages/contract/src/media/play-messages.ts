import type { PictureTrack } from './tracks.ts';

/*
 * A player opens the WebSocket `{playPath}/parts?video=hd&sound=1`. It receives an init frame of each chosen track, then the parts from the
 * last key frame on (see frames.ts). A changed choice of picture begins at that track's next key frame, with its init frame before it. A gap
 * in the numbers of a track means that the socket was full: what follows begins with a key frame. Everything else is a text message.
 */

/** From a player; as JSON text. */
export type PlayerMessage =
  /** What to send from the next key frame on; `video` null for sound only. */
  | { readonly kind: 'choose'; readonly video: PictureTrack | null; readonly sound: boolean }
  /** A fresh address of the parts (same room and viewer) for the open connection: `{playPath}/parts`. */
  | { readonly kind: 'renew'; readonly path: string };

/** To a player; as JSON text. */
export type OriginMessage =
  /** First message, and again when the tracks or the delay change. `live` false: the anchor is away, parts may follow. */
  | {
      readonly kind: 'room';
      readonly live: boolean;
      readonly tracks: readonly OfferedTrack[];
      /** Delay that the room adds, in seconds, already in the parts. */
      readonly delay: number;
      /** Milliseconds since 1970 on the origin's clock; compare `capturedAt` with it. */
      readonly now: number;
      /** `capturedAt` is when a part arrived at the origin, since its publisher states no clock: the delay is at least what it says. */
      readonly timedByArrival?: boolean;
      /** As in `away`, while the publisher is away. */
      readonly until?: number;
    }
  /** The renewal is accepted; the connection is good until `expiresAt` (seconds since 1970). */
  | { readonly kind: 'renewed'; readonly expiresAt: number }
  /** The publisher is gone or silent; the broadcast ends at `until`, in milliseconds since 1970 on the origin's clock. */
  | { readonly kind: 'away'; readonly now: number; readonly until: number }
  | { readonly kind: 'back'; readonly now: number };

export interface OfferedTrack {
  readonly track: 'hd' | '360p' | 'sound';
  /** RFC 6381 codec string for `addSourceBuffer`, such as `avc1.42c01e`, `mp4a.40.2` or `opus`. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  /** Bits a second over the last seconds; 0 while unknown. */
  readonly bitRate: number;
}

/** Why the origin ends a play. The same reasons answer HTTP: 401, 403, 404, 410. */
export const playCloseCodes = {
  /** The address has expired: take a new one and return; no error is counted. */
  expired: 4401,
  /** Wrong signature, other room or viewer, or banned. */
  refused: 4403,
  /** The room is not live. */
  notLive: 4404,
  /** The broadcast has ended: offer the replay. */
  ended: 4410,
  /** An operator took the broadcast down. */
  takenDown: 4451,
  /** More than six open plays of one viewer: close another first. */
  tooMany: 4429,
  /** The origin stops; the next line, or the same in a second. */
  restarting: 1012,
  /** A message that is none. */
  malformed: 4400,
} as const;
