import type { Room } from '../rooms/room.ts';
import type { PlaySocket } from './play-socket.ts';

/** Plays that a viewer may have open at once: tabs, and a picture in a picture. */
const mostOfViewer = 6;

/** The open plays. */
export class PlaySockets {
  readonly #open = new Set<PlaySocket>();

  get all(): readonly PlaySocket[] {
    return [...this.#open];
  }

  of(viewer: string): readonly PlaySocket[] {
    return this.all.filter((play) => play.claim.viewer === viewer);
  }

  hasRoomFor(viewer: string): boolean {
    return this.of(viewer).length < mostOfViewer;
  }

  count(room: Room): number {
    return this.all.filter((play) => play.room === room).length;
  }

  add(play: PlaySocket): void {
    this.#open.add(play);
  }

  delete(play: PlaySocket): void {
    this.#open.delete(play);
  }
}
