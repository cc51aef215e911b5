import { Refusal } from '../../platform/refusal.ts';
import type { RoomShow, ShowNews, ShowState } from './page/room-show.ts';
import type { AskedShow } from './show-room.ts';
import type { MomentOf } from './moment-of.ts';

/** Every state that the page may tell. */
export const showStates = [
  'connecting',
  'publishing',
  'refused',
  'ended',
] as const satisfies readonly ShowState[];

interface ShownRoom {
  readonly asked: AskedShow;
  readonly order: number;
  state: ShowState;
}

/** The rooms that the studio shows, in memory: what a restart forgets, the operator asks for again. */
export class StudioRooms {
  /** Rooms at once: what two cores draw and encode beside the product. */
  readonly most: number;
  readonly #momentOf: MomentOf;
  readonly #rooms = new Map<string, ShownRoom>();
  #orders = 0;

  constructor(most: number, momentOf: MomentOf) {
    this.most = most;
    this.#momentOf = momentOf;
  }

  get isEmpty(): boolean {
    return this.#rooms.size === 0;
  }

  /** Throws STUDIO_FULL when as many rooms are shown as the studio has places. */
  show(asked: AskedShow): void {
    const known = this.#rooms.get(asked.reference);
    if (known?.asked.streamKey === asked.streamKey) return;
    if (!known && this.#rooms.size >= this.most)
      throw new Refusal(409, 'STUDIO_FULL', `The studio shows ${this.most} rooms at once.`);
    this.#orders += 1;
    this.#rooms.set(asked.reference, { asked, order: this.#orders, state: 'connecting' });
  }

  stop(reference: string): void {
    this.#rooms.delete(reference);
  }

  list(): { reference: string; state: ShowState }[] {
    return [...this.#rooms].map(([reference, { state }]) => ({ reference, state }));
  }

  /** What the page of the studio draws now. */
  shows(): RoomShow[] {
    return [...this.#rooms.values()].map(({ asked, order }) => ({
      reference: asked.reference,
      order,
      publishUrl: asked.publishUrl,
      streamKey: asked.streamKey,
      title: asked.title,
      sides: asked.match && { home: asked.match.home, away: asked.match.away },
      moment: asked.match?.feedMatch ? this.#momentOf(asked.match.feedMatch, asked.match) : null,
    }));
  }

  /** What the page says of its rooms. */
  hear(news: readonly ShowNews[]): void {
    for (const { reference, order, state } of news) {
      const room = this.#rooms.get(reference);
      if (room?.order === order) room.state = state;
    }
  }
}
