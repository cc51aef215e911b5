import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@fairway/cmaf';
import { frameHeadBytes } from '@fairway/contract/media/frames.ts';
import { playCloseCodes } from '@fairway/contract/media/play-messages.ts';
import { publishPath } from '@fairway/contract/media/publish-messages.ts';
import { isMediaTrack } from '@fairway/contract/media/tracks.ts';
import { WebSocketServer, type WebSocket } from 'ws';
import type { HttpMeans } from './answer-http.ts';
import { PublishSocket } from './ingest/publish-socket.ts';
import { PlaySocket, type Choice } from './play/play-socket.ts';

/** Connections that have not shown a key yet. */
const mostStrangers = 64;

/** The WebSockets: publishers in, players out. A refused player is let in and closed with a code: a browser shows a page no HTTP status. */
export class Upgrades {
  readonly publishing = new Set<PublishSocket>();
  readonly #means: HttpMeans;
  readonly #publish = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.partBytes + frameHeadBytes,
  });
  readonly #play = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4096 });

  constructor(means: HttpMeans) {
    this.#means = means;
  }

  answer(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => undefined);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://origin');
    if (pathname === publishPath) {
      const strangers = [...this.publishing].filter(({ isStranger }) => isStranger).length;
      if (strangers >= mostStrangers) return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
      return this.#publish.handleUpgrade(request, socket, head, (open) => this.#takePublisher(open));
    }
    if (!pathname.startsWith('/v1/play/')) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
    return this.#play.handleUpgrade(request, socket, head, (open) =>
      this.#takePlayer(open, pathname, searchParams),
    );
  }

  #takePublisher(socket: WebSocket): void {
    const { publishers, broadcasts, clock } = this.#means;
    const open = new PublishSocket(socket, publishers, broadcasts, clock);
    this.publishing.add(open);
    socket.once('close', () => this.publishing.delete(open));
  }

  #takePlayer(socket: WebSocket, path: string, query: URLSearchParams): void {
    socket.on('error', () => undefined);
    const { judge, clock, rooms, plays } = this.#means;
    const judged = judge.judge(path, clock.now());
    if (judged.verdict === 'expired') return socket.close(playCloseCodes.expired, 'expired');
    const mayPlay = judged.verdict === 'allowed' && judged.claim.tracks.some(isMediaTrack);
    if (judged.verdict !== 'allowed' || judged.rest !== 'parts' || !mayPlay)
      return socket.close(playCloseCodes.refused, 'refused');
    const { claim } = judged;
    const room = rooms.find(claim.room);
    if (room === undefined) return socket.close(playCloseCodes.notLive, 'notLive');
    if (room.state === 'takenDown') return socket.close(playCloseCodes.takenDown, 'takenDown');
    if (room.state === 'ended') return socket.close(playCloseCodes.ended, 'ended');
    if (!plays.hasRoomFor(claim.viewer)) return socket.close(playCloseCodes.tooMany, 'tooMany');
    const play = new PlaySocket(socket, room, claim, { judge, clock, choice: readChoice(query) });
    plays.add(play);
    socket.once('close', () => plays.delete(play));
    return undefined;
  }
}

function readChoice(query: URLSearchParams): Choice {
  const video = query.get('video') ?? '';
  return {
    video: isMediaTrack(video) && video !== 'sound' ? video : null,
    sound: query.get('sound') === '1',
  };
}
