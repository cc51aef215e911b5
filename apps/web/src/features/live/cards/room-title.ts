import { textOf } from '../../../lib/site/site-config.ts';
import type { RoomMatch } from '../api/shapes.ts';

/** Both teams as headings and readers say them. */
function teamsOf({ home, away }: RoomMatch): string {
  return `${textOf(home.name)} vs ${textOf(away.name)}`;
}

/** A room by its own title, or by its teams where it has none. */
export function roomTitle({ title, match }: { title: string; match: RoomMatch | null }): string {
  return title === '' && match ? teamsOf(match) : title;
}
