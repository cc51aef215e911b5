import type { BufferedRange } from '@fairway/ui/play/keep-up.ts';
import type { OfferedTrack } from '@fairway/contract/media/play-messages.ts';
import type { PictureTrack } from '@fairway/contract/media/tracks.ts';

/** Why a picture is played from a playlist: by choice, because no socket opens, or to look back. */
export type HlsMeans = 'smooth' | 'blocked' | 'rewind';

/** What an engine says while it plays. */
export interface EngineNews {
  /** It cannot go on; the HTTP status, undefined where no answer came or the picture itself is broken. */
  readonly failed: (status: number | undefined) => void;
  /** The playlist has grown by nothing for as long as a question may wait: the anchor is away. */
  readonly waits: () => void;
  /** There is nothing in the playlist yet. */
  readonly empty: () => void;
  readonly offers: (pictures: readonly OfferedTrack[]) => void;
  readonly shows: (picture: PictureTrack) => void;
}

export interface EngineSettings {
  readonly means: HlsMeans;
  readonly url: string;
  /** The address to ask in place of one from a playlist: signatures expire and are renewed. */
  readonly addressOf: (url: string) => string;
  readonly picture: PictureTrack | 'auto';
}

/** Fills a `<video>` from a playlist. */
export interface HlsEngine {
  /** From the oldest to the newest of the playlist, in seconds of the picture's own time. */
  readonly range: BufferedRange | undefined;
  /** Capture time of what is shown, in milliseconds since 1970. */
  readonly shownAt: number | undefined;
  choose: (picture: PictureTrack | 'auto') => void;
  close: () => void;
}

export type OpenEngine = (video: HTMLVideoElement, settings: EngineSettings, news: EngineNews) => HlsEngine;
