/** One picture or one packet of sound. Times in ticks of the track. */
export interface Sample {
  readonly bytes: Uint8Array;
  readonly duration: number;
  /** Sound is always key. */
  readonly key: boolean;
  /** Shown so long after it is decoded; 0 without B-pictures. */
  readonly shownAfter: number;
}

/** What a writer puts into a part. */
export interface PartContent {
  /** Counts the parts of a track from 0. */
  readonly sequence: number;
  /** Decode time of the first sample, in ticks. */
  readonly time: number;
  /** When the first sample was taken, in milliseconds since 1970. */
  readonly capturedAt: number;
  readonly samples: readonly Sample[];
}

/** A part that was read. */
export interface Part extends PartContent {
  /** In ticks. */
  readonly duration: number;
  /** Begins with a key frame. */
  readonly key: boolean;
  /** Size in bytes of the whole part. */
  readonly size: number;
}
