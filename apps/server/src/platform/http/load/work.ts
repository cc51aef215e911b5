import { AppError } from '../../errors.ts';
import type { Place } from './load-gate.ts';

/** The place of a call, held until its answer is out and its operation is done: who hangs up frees nothing that still works. */
export class Work {
  readonly #place: Place;
  #running = false;
  #answered = false;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Counts the call for whom it turned out to be of. Throws `overloaded` when they have as many at work as they may. */
  belongTo(owner: string): void {
    if (!this.#place.belongTo(owner)) throw new AppError('overloaded');
  }

  async run<T>(operation: () => Promise<T>): Promise<T> {
    this.#running = true;
    try {
      return await operation();
    } finally {
      this.#running = false;
      if (this.#answered) this.#place.leave();
    }
  }

  answered(): void {
    this.#answered = true;
    if (!this.#running) this.#place.leave();
  }
}
