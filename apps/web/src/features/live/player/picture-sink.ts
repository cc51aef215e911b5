import type { MediaFrame } from '@fairway/contract/media/frames.ts';
import type { OfferedTrack } from '@fairway/contract/media/play-messages.ts';
import type { BufferedRange } from '@fairway/ui/play/keep-up.ts';

/** Where parts become a picture. The browser's is `MediaSink`; a test has its own. */
export interface PictureSink {
  /** Begins again with these tracks, forgetting what there was. */
  open: (tracks: readonly OfferedTrack[]) => void;
  append: (frame: MediaFrame, codec: string) => void;
  /** Position of what is shown, in seconds of the stream. */
  readonly time: number;
  readonly ranges: readonly BufferedRange[];
  /** Capture time of what is shown, in milliseconds since 1970 on the origin's clock; undefined before a picture. */
  readonly shownAt: number | undefined;
  /** The viewer has stopped the picture. */
  readonly paused: boolean;
  jump: (seconds: number) => void;
  setRate: (rate: number) => void;
  close: () => void;
}
