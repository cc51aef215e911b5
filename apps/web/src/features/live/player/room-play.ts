import { LivePlayer } from './live-player.ts';
import type { MediaSink } from './media-sink.ts';
import type { PlaySource, PlayView, Quality } from './player-settings.ts';
import { quality } from './quality.ts';

/** The player of a room with its picture, and what it shows. */
export interface Playing {
  readonly player: LivePlayer;
  readonly sink: MediaSink;
  readonly view: PlayView;
}

export interface RoomPlaySettings {
  readonly source: () => Promise<PlaySource>;
  readonly now: () => number;
  readonly isRefusal: (fault: unknown) => boolean;
  /** Undefined: as the viewer chose. */
  readonly quality?: Quality | undefined;
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

  /** Plays into `sink` until the function it answers is called. */
  open(sink: MediaSink, settings: RoomPlaySettings): () => void {
    const player = new LivePlayer(
      { ...settings, sink, openSocket: (url) => new WebSocket(url), page: location.href },
      settings.quality ?? quality.read(),
    );
    const show = () => this.#show({ player, sink, view: player.view() });
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
