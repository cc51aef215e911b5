import type { Bytes } from '@fairway/cmaf';

/** What a track's encoder has made: its init segment, then its parts. */
export type MadePart =
  | { readonly kind: 'init'; readonly bytes: Bytes }
  | {
      readonly kind: 'part';
      readonly bytes: Bytes;
      /** Milliseconds since 1970. */
      readonly capturedAt: number;
      /** Microseconds. */
      readonly duration: number;
      readonly key: boolean;
      /** Pictures in it; packets of sound. */
      readonly samples: number;
    };
