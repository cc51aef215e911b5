import { ReplayPlayer } from './replay-player.ts';

/** The player that a page has of a replay at this moment, if any. */
export class ReplayPlay {
  readonly #listeners = new Set<() => void>();
  #player: ReplayPlayer | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly player = (): ReplayPlayer | undefined => this.#player;

  /** Begins to play; answers what ends it. */
  open(settings: ConstructorParameters<typeof ReplayPlayer>[0]): () => void {
    const player = new ReplayPlayer(settings);
    this.#set(player);
    player.start();
    return () => {
      player.close();
      this.#set(undefined);
    };
  }

  #set(player: ReplayPlayer | undefined): void {
    this.#player = player;
    for (const listener of this.#listeners) listener();
  }
}
