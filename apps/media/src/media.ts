import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';
import { playCloseCodes } from '@fairway/contract/media/play-messages.ts';
import { answerHttp, type HttpMeans } from './answer-http.ts';
import { Upgrades } from './answer-upgrade.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { Publishers } from './ingest/publishers.ts';
import { Bans } from './play/bans.ts';
import { PlaySockets } from './play/play-sockets.ts';
import { AddressJudge } from './play/signed-address.ts';
import { Broadcasts } from './rooms/broadcasts.ts';
import { Rooms } from './rooms/rooms.ts';
import { RtmpListener } from './rtmp/rtmp-listener.ts';
import { serverAt, type AskServer } from './seal/ask-server.ts';

const tickMs = 250;

export interface Media {
  readonly url: string;
  /** Where encoders publish, without the key; undefined where none is taken. */
  readonly rtmpUrl: string | undefined;
  /** What the clock moves: a test that sets its own calls it. */
  tick(): void;
  /** Closes every connection as restarting, and waits for the disk. */
  close(): Promise<void>;
}

/** Listens for publishers, players and the server. */
export async function startMedia(
  config: Config,
  clock: Clock = systemClock,
  ask?: AskServer,
): Promise<Media> {
  const rooms = new Rooms(config.folder, config, clock.now());
  const askServer = ask ?? serverAt(config.hookUrl, config.secret, clock);
  const broadcasts = new Broadcasts(rooms, askServer, clock);
  const { memoryBytes, secret } = config;
  const publishers = new Publishers({ rooms, broadcasts, ask: askServer, clock, memoryBytes });
  broadcasts.onOver = ({ id, state }) =>
    publishers.dismiss(
      id,
      state === 'takenDown' ? publishCloseCodes.takenDown : publishCloseCodes.ended,
      state,
    );
  const bans = new Bans();
  const judge = new AddressJudge(config.playKeys, bans);
  const plays = new PlaySockets();
  const means: HttpMeans = { rooms, broadcasts, publishers, plays, bans, judge, clock, secret };
  const upgrades = new Upgrades(means);
  const server = createServer((request, response) => {
    answerHttp(means, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.requestTimeout = 5000;
  server.on('upgrade', (request, socket, head) => upgrades.answer(request, socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const rtmp =
    config.rtmpPort === undefined ? undefined : new RtmpListener({ publishers, broadcasts, clock });
  await rtmp?.listen(config.rtmpPort ?? 0, config.host);
  const tick = (): void => {
    const now = clock.now();
    broadcasts.tick();
    rtmp?.tick(now);
    for (const one of [...upgrades.publishing, ...plays.all]) one.tick(now);
    void rooms.ring.prune(now);
  };
  const timer = setInterval(tick, tickMs);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    rtmpUrl: rtmp && `rtmp://${host}:${rtmp.port}/live`,
    tick,
    async close() {
      clearInterval(timer);
      for (const one of upgrades.publishing) one.close(publishCloseCodes.restarting, 'restarting');
      for (const one of plays.all) one.close(playCloseCodes.restarting, 'restarting');
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await rtmp?.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 1000).unref();
      await closed;
      await broadcasts.close();
    },
  };
}
