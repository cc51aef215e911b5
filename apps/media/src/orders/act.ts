import {
  mediaOrderPaths,
  mediaOrderSchemas,
  type mediaOrderAnswerSchema,
  type MediaReplays,
  type MediaStatus,
} from '@fairway/contract/media/order-schemas.ts';
import { publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';
import { playCloseCodes } from '@fairway/contract/media/play-messages.ts';
import type * as z from 'zod';
import type { Publishers } from '../ingest/publishers.ts';
import type { Bans } from '../play/bans.ts';
import type { PlaySockets } from '../play/play-sockets.ts';
import type { Broadcasts } from '../rooms/broadcasts.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { describeStatus } from './describe-status.ts';

export interface OrderMeans {
  readonly rooms: Rooms;
  readonly broadcasts: Broadcasts;
  readonly publishers: Publishers;
  readonly plays: PlaySockets;
  readonly bans: Bans;
}

type Answer = MediaStatus | MediaReplays | z.infer<typeof mediaOrderAnswerSchema>;

/** Carries out an order of the server; undefined for what is none. */
export function act(means: OrderMeans, path: string, said: unknown, now: number): Answer | undefined {
  if (path === mediaOrderPaths.status)
    return mediaOrderSchemas.status.safeParse(said).success ? describeStatus(means, now) : undefined;
  if (path === mediaOrderPaths.takeDown) return takeDown(means, said);
  if (path === mediaOrderPaths.ban) return ban(means, said, now);
  if (path === mediaOrderPaths.delay) return setDelay(means, said);
  if (path === mediaOrderPaths.replays)
    return mediaOrderSchemas.replays.safeParse(said).success ? listReplays(means.rooms) : undefined;
  if (path === mediaOrderPaths.forget) return forget(means.rooms, said);
  return undefined;
}

function takeDown({ rooms, broadcasts, publishers }: OrderMeans, said: unknown): Answer | undefined {
  const order = mediaOrderSchemas.takeDown.safeParse(said).data;
  if (order === undefined) return undefined;
  // Also of a broadcast that this process has never seen on the air.
  const kept = order.reason === 'takenDown' ? rooms.replays.find(order.room, order.broadcast) : undefined;
  if (kept !== undefined) rooms.replays.remove(kept);
  const room = rooms.find(order.room);
  if (room?.broadcast !== order.broadcast) return { status: 'unknown' };
  publishers.dismiss(room.id, publishCloseCodes[order.reason], order.reason);
  broadcasts.end(room, order.reason, 'order');
  return { status: 'done' };
}

function ban({ bans, plays }: OrderMeans, said: unknown, now: number): Answer | undefined {
  const order = mediaOrderSchemas.ban.safeParse(said).data;
  if (order === undefined) return undefined;
  bans.add({ viewer: order.viewer, room: order.room, until: order.until }, now);
  for (const play of plays.all)
    if (bans.isBanned(play.claim.viewer, play.room.id, now)) play.close(playCloseCodes.refused, 'refused');
  return { status: 'done' };
}

function setDelay({ rooms }: OrderMeans, said: unknown): Answer | undefined {
  const order = mediaOrderSchemas.delay.safeParse(said).data;
  if (order === undefined) return undefined;
  const room = rooms.find(order.room);
  if (room === undefined || room.isOver) return { status: 'unknown' };
  room.line.delay = order.delay;
  return { status: 'done' };
}

function listReplays({ replays }: Rooms): MediaReplays {
  return {
    status: 'ok',
    replays: replays.all.map(({ room, broadcast, length, bytes }) => ({
      room,
      broadcast,
      seconds: Math.round(length / 1000),
      bytes,
    })),
  };
}

function forget({ replays }: Rooms, said: unknown): Answer | undefined {
  const order = mediaOrderSchemas.forget.safeParse(said).data;
  if (order === undefined) return undefined;
  const kept = replays.find(order.room, order.broadcast);
  if (kept === undefined) return { status: 'unknown' };
  replays.remove(kept);
  return { status: 'done' };
}
