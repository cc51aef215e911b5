import type { FastifyInstance } from 'fastify';
import { serveSigned } from '../../http/signed-operation.ts';
import { signedParty } from '../../http/signed-party.ts';
import type { Stage } from '../../stage.ts';
import { createStreams } from '../odds-feed/match-streams.ts';
import { createMomentOf } from './moment-of.ts';
import { serveModules } from './serve-modules.ts';
import { readRooms, showRoom, stopRoom } from './show-room.ts';
import { StudioBrowser } from './studio-browser.ts';
import { serveStudioPage } from './studio-page.ts';
import { StudioRooms } from './studio-rooms.ts';

const lookMs = 1000;

/**
 * 南山演播: draws matches and anchors in a browser and publishes them to the operator's video origin, as an anchor's browser would. Without a
 * browser it takes the orders and shows nothing.
 */
export function serveStudio(app: FastifyInstance, stage: Stage): { close: () => Promise<void> } {
  const { studio, camera } = stage.config;
  const party = signedParty('studio', studio);
  const rooms = new StudioRooms(camera.rooms, createMomentOf(stage.clock, createStreams(stage.book)));
  serveSigned(app, stage, party, showRoom(rooms));
  serveSigned(app, stage, party, stopRoom(rooms));
  serveSigned(app, stage, party, readRooms(rooms));
  serveStudioPage(app, rooms);
  serveModules(app);
  if (!camera.browser) return { close: async () => undefined };

  const browser = new StudioBrowser(camera.browser, () => `${stage.publicUrl()}/studio/page`);
  const look = setInterval(() => browser.want(!rooms.isEmpty), lookMs);
  return {
    async close() {
      clearInterval(look);
      await browser.close();
    },
  };
}
