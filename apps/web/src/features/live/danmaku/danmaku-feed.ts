/** A comment that is to cross the picture. */
export interface Comment {
  readonly id: string;
  readonly text: string;
  /** The viewer's own is outlined. */
  readonly own: boolean;
}

/** Carries comments from the chat to the picture. */
export class DanmakuFeed {
  readonly #listeners = new Set<(comment: Comment) => void>();

  readonly subscribe = (listener: (comment: Comment) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (comment: Comment): void => {
    for (const listener of this.#listeners) listener(comment);
  };
}
