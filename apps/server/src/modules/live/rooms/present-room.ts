import type { LiveRoom, RoomAnchor, RoomMatch } from '@fairway/contract/live/room-schemas.ts';
import type { RoomStatus } from '@fairway/contract/live/states.ts';
import { matchCards, type MatchCard } from '#modules/sportsbook';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { selectCoveredRooms } from '../covers/covers-store.ts';
import { controlSwitches } from '../switches/control-switches.ts';
import type { ListedRoomRow } from '../tables.ts';
import { audienceOf } from './room-audience.ts';
import { posterFor, type RoomReader } from './room-poster.ts';

/** Rooms as lists show them, in their order: with their matches from the catalogue's memory and their audience, asked once for all. */
export async function presentRooms(
  app: Platform,
  caller: RoomReader,
  rows: readonly ListedRoomRow[],
): Promise<LiveRoom[]> {
  const fixtures = rows.flatMap(({ match_id }) => match_id ?? []);
  const [switches, cards, covered, audience] = await Promise.all([
    controlSwitches(app),
    matchCards(app, { fixtures, teams: [] }),
    selectCoveredRooms(
      app.db,
      rows.map(({ no }) => no),
    ),
    audienceOf(
      app,
      rows.map(({ no }) => no),
    ),
  ]);
  const matches = new Map(cards.map((card) => [card.fixtureId, card]));
  const poster = posterFor(app, caller);
  return rows.map((row) => ({
    ...presentRoom(row, caller.language, matches.get(row.match_id ?? '')),
    posterUrl: switches.anchor && !covered.has(row.no) ? poster(row) : null,
    online: audience.get(row.no) ?? 0,
  }));
}

function presentRoom(
  row: ListedRoomRow,
  language: Language,
  card: MatchCard | undefined,
): Omit<LiveRoom, 'posterUrl' | 'online'> {
  return {
    chatRoomNo: String(row.no),
    kind: row.kind,
    venueName: row.venue_name,
    matchId: row.match_id ?? '',
    title: (language === 'en' && row.title_en) || row.title_zh,
    status: statusOf(row),
    startAt: (row.started_at ?? row.starts_at).toISOString(),
    match: card ? presentMatch(card) : null,
    cover: row.cover,
    anchor: presentRoomAnchor(row),
  };
}

export function presentRoomAnchor({
  anchor_id: anchorId,
  anchor_name: name,
  followed,
  followers,
}: Pick<ListedRoomRow, 'anchor_id' | 'anchor_name' | 'followed' | 'followers'>): RoomAnchor | null {
  return anchorId === null ? null : { anchorId, name: name ?? '', followed, followers };
}

export function presentMatch(card: MatchCard): RoomMatch {
  const { fixtureId, competitionId, competition, startsAt, status, home, away, score } = card;
  return {
    fixtureId,
    competitionId,
    competition,
    startsAt: startsAt.toISOString(),
    status,
    home: { name: home.name, colours: home.colours },
    away: { name: away.name, colours: away.colours },
    score,
  };
}

/** A broadcast that is ready shows nothing yet. */
export function statusOf({ broadcast }: Pick<ListedRoomRow, 'broadcast'>): RoomStatus {
  return broadcast === null || broadcast === 'ready' ? 'waiting' : broadcast;
}
