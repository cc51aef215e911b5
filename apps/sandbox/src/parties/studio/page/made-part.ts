/** What a track's encoder has made: its init segment, then its parts. */
export type MadePart =
  | { readonly kind: 'init'; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: 'part';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Milliseconds since 1970. */
      readonly capturedAt: number;
      readonly key: boolean;
    };
