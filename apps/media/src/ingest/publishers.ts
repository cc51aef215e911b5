import { createHash } from 'node:crypto';
import { publisherSilenceMs, publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import type { Clock } from '../clock.ts';
import type { Broadcasts } from '../rooms/broadcasts.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { AskServer } from '../seal/ask-server.ts';
import { Publication } from './publication.ts';

/** The connection of a publisher, whichever protocol it speaks. */
export interface Publisher {
  /** It states no times of capture: parts carry when they arrived. */
  readonly timedByArrival: boolean;
  /** Ends it with a code of `publishCloseCodes`. */
  close(code: number, reason: string): void;
}

export interface Refusal {
  readonly code: number;
  readonly reason: string;
}

export interface PublisherMeans {
  readonly rooms: Rooms;
  readonly broadcasts: Broadcasts;
  readonly ask: AskServer;
  readonly clock: Clock;
  /** The most that parts in memory may take. */
  readonly memoryBytes: number;
}

/** Who publishes in which room; one a room. */
export class Publishers {
  readonly #means: PublisherMeans;
  readonly #byRoom = new Map<string, { readonly publisher: Publisher; readonly publication: Publication }>();

  constructor(means: PublisherMeans) {
    this.#means = means;
  }

  /** Asks the server whether the key is good and gives the publisher its place; the key itself is sent nowhere. */
  async admit(
    key: string,
    tracks: readonly MediaTrack[],
    publisher: Publisher,
  ): Promise<Publication | Refusal> {
    const { rooms, broadcasts, ask, clock, memoryBytes } = this.#means;
    if (rooms.bytes > memoryBytes) return { code: publishCloseCodes.unavailable, reason: 'full' };
    const keyHash = createHash('sha256').update(key).digest('hex');
    const answer = await ask({ kind: 'admit', keyHash });
    if (answer?.status === 'refused') return { code: publishCloseCodes.refused, reason: answer.reason };
    if (answer?.status !== 'admitted') return { code: publishCloseCodes.unavailable, reason: 'server' };
    const now = clock.now();
    const present = this.#byRoom.get(answer.room);
    if (present !== undefined && now - present.publication.lastPartAt < publisherSilenceMs)
      return { code: publishCloseCodes.secondPublisher, reason: 'secondPublisher' };
    const known = rooms.find(answer.room);
    if (known?.broadcast === answer.broadcast && known.isOver)
      return { code: publishCloseCodes.ended, reason: 'ended' };
    present?.publisher.close(publishCloseCodes.secondPublisher, 'secondPublisher');
    if (known !== undefined && known.broadcast !== answer.broadcast) broadcasts.end(known, 'ended', 'order');
    const room = rooms.open(answer.room, answer.broadcast, {
      delay: answer.delay,
      keep: answer.keep,
      now,
    });
    room.line.delay = answer.delay;
    room.awaitedAt = now;
    room.timeByArrival(publisher.timedByArrival);
    const publication = new Publication(room, tracks, now);
    this.#byRoom.set(room.id, { publisher, publication });
    return publication;
  }

  /** The publisher's connection is gone; another may have its place already. */
  leave(publication: Publication): void {
    if (this.#byRoom.get(publication.room.id)?.publication !== publication) return;
    this.#byRoom.delete(publication.room.id);
    this.#means.broadcasts.interrupt(publication.room);
  }

  /** Ends the publisher of a room, if there is one. */
  dismiss(roomId: string, code: number, reason: string): void {
    this.#byRoom.get(roomId)?.publisher.close(code, reason);
  }
}
