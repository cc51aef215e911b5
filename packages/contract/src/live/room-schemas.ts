import { z } from 'zod';
import { instant, uuid } from '../fields.ts';
import { bilingual, goals, fixtureId } from '../sportsbook/fixture-schemas.ts';
import { fixtureStatuses } from '../sportsbook/states.ts';
import { roomCovers, roomKinds, roomStatuses } from './states.ts';

/** A room's number, for its whole life: chat, picture and gifts are asked for by it. */
export const chatRoomNo = z.string().regex(/^[1-9]\d{5,11}$/);

/** The venue whose match a room is about; the house's own sportsbook is `fairway`. */
export const venueName = z.string().regex(/^[a-z0-9-]{1,32}$/);

const side = z.strictObject({
  name: bilingual,
  /** Two colours of the crest, #rrggbb. */
  colours: z.strictObject({ first: z.string(), second: z.string() }),
});

/** The match that a room is about, as it is now. */
export const roomMatch = z.strictObject({
  fixtureId,
  competitionId: z.string(),
  competition: bilingual,
  startsAt: instant,
  status: z.enum(fixtureStatuses),
  home: side,
  away: side,
  score: goals.nullable(),
});
export type RoomMatch = z.output<typeof roomMatch>;

export const roomAnchor = z.strictObject({
  anchorId: uuid,
  name: z.string(),
  /** Of the caller; false for a visitor. */
  followed: z.boolean(),
  followers: z.int(),
});
export type RoomAnchor = z.output<typeof roomAnchor>;

/** A room as every list shows it. */
export const liveRoom = z.strictObject({
  chatRoomNo,
  kind: z.literal(roomKinds.codeList),
  venueName,
  /** The fixture's number; empty in a room that is about none. */
  matchId: z.string(),
  title: z.string(),
  status: z.literal(roomStatuses.codeList),
  startAt: instant,
  match: roomMatch.nullable(),
  anchor: roomAnchor.nullable(),
  /** The scene that the anchor chose; null: the usual one of its kind. */
  cover: z.literal(roomCovers.codeList).nullable(),
  /** A moving picture of one frame; null while there is no picture. */
  posterUrl: z.string().nullable(),
  /** Chat connections now; never raised. */
  online: z.int(),
});
export type LiveRoom = z.output<typeof liveRoom>;
