import type { LivePlayer } from './live-player.ts';
import type { MediaSink } from './media-sink.ts';
import type { PlayView } from './player-settings.ts';

/** A picture that plays, by whichever means: what its buttons do, and what it shows. */
export interface Playing {
  readonly player: Pick<LivePlayer, 'again' | 'choose'>;
  readonly sink: Pick<MediaSink, 'paused' | 'play' | 'pause' | 'setMuted'>;
  readonly view: PlayView;
  /** Moves within what is kept, in seconds of the picture's own time; only while it is rewound. */
  readonly seek?: ((seconds: number) => void) | undefined;
}

interface Started extends Omit<Playing, 'view' | 'player'> {
  readonly player: Pick<LivePlayer, 'again' | 'choose' | 'view' | 'subscribe' | 'start' | 'close'>;
}

/** Holds the player of a page's one picture, for a screen to follow. */
export class RoomPlay {
  readonly #listeners = new Set<() => void>();
  #playing: Playing | undefined;

  readonly playing = (): Playing | undefined => this.#playing;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Plays until the function it answers is called. */
  open(started: Started): () => void {
    const { player } = started;
    const show = () => this.#show({ ...started, view: player.view() });
    player.subscribe(show);
    player.start();
    show();
    return () => {
      player.close();
      this.#show(undefined);
    };
  }

  #show(playing: Playing | undefined): void {
    this.#playing = playing;
    for (const listener of this.#listeners) listener();
  }
}
