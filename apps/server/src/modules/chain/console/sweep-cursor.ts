import { readPlace, writePlace } from '#platform/page-place.ts';
import type { SweepRow } from '../sweeping/sweep-store.ts';
import type { SweepGroup, SweepPlace } from './sweeps-store.ts';

const groups: readonly SweepGroup[] = [0, 1, 2];

/** Where the page after a sweep begins. */
export function writeSweepCursor({
  group,
  planned_at,
  ended_at,
  id,
}: Pick<SweepRow, 'planned_at' | 'ended_at' | 'id'> & { group: SweepGroup }): string {
  return `${group} ${writePlace({ at: ended_at ?? planned_at, id })}`;
}

/** Throws `inputInvalid` for what writeSweepCursor has not made. */
export function readSweepCursor(cursor: string | undefined): SweepPlace | undefined {
  if (cursor === undefined) return undefined;
  const group = groups.find((one) => cursor.startsWith(`${one} `));
  const place = readPlace(group === undefined ? '' : cursor.slice(2));
  return place && group !== undefined ? { ...place, group } : undefined;
}
