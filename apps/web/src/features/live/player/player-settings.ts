import type { OfferedTrack } from '@fairway/contract/media/play-messages.ts';
import { playRenewalSeconds } from '@fairway/contract/media/play-address.ts';
import type { PictureTrack } from '@fairway/contract/media/tracks.ts';
import type { PictureSink } from './picture-sink.ts';
import type { PlayState } from './play-state.ts';

/** What the viewer may choose; `sound` saves the picture's bits. */
export type Quality = 'auto' | PictureTrack | 'sound';

/** Where a room's parts lie, as the server answers this viewer. */
export interface PlaySource {
  readonly domains: readonly string[];
  /** Signed path, good for 300 s. */
  readonly path: string;
}

/** What a screen shows of a play; a new object whenever it changes. */
export interface PlayView extends PlayState {
  /** Index of the line, and how many there are. */
  readonly line: number;
  readonly lines: number;
  readonly quality: Quality;
  /** The picture that is sent now; null for sound alone. */
  readonly picture: PictureTrack | null;
  readonly offered: readonly OfferedTrack[];
  /** By how much what is shown is behind what happens, in milliseconds, to a tenth of a second; undefined before a picture. */
  readonly behindMs: number | undefined;
  /** The publisher states no clock: it is behind by at least `behindMs`. */
  readonly behindAtLeast: boolean;
  /** When the broadcast ends unless the anchor returns, on the page's clock; counts only while the anchor is away. */
  readonly awayUntil?: number | undefined;
  /** An origin has answered. */
  readonly heard: boolean;
  /** Where in the last half hour the picture is; only while it is rewound. */
  readonly rewind?: RewindPlace;
}

/** In seconds of the picture's own time: the oldest that is kept, the newest, and what is shown. */
export interface RewindPlace {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** Milliseconds. A test has shorter ones. */
export interface PlayTimes {
  readonly noPicture: number;
  readonly stall: number;
  readonly look: number;
  readonly renewal: number;
}

export const playTimes: PlayTimes = {
  noPicture: 5000,
  stall: 3000,
  look: 250,
  renewal: playRenewalSeconds * 1000,
};

export interface PlayerSettings {
  /** Asks the server; a refusal throws with `refused`, no answer with anything else. */
  readonly source: () => Promise<PlaySource>;
  readonly sink: PictureSink;
  readonly openSocket: (url: string) => WebSocket;
  /** Address of the page, whose scheme domains without one take. */
  readonly page: string;
  readonly now: () => number;
  readonly isRefusal: (fault: unknown) => boolean;
  readonly times?: PlayTimes;
}
