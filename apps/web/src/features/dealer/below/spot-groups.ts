import type { TableSpot } from '../api/shapes.ts';
import { readSpot } from '../spots/spot-name.ts';

/** Spots of one kind that pay alike. */
export interface SpotGroup {
  readonly kind: string;
  readonly spots: readonly TableSpot[];
}

/** The spots of a table in their order, those of one kind with the same odds and chance together. */
export function spotGroups(spots: readonly TableSpot[]): SpotGroup[] {
  const groups = new Map<string, TableSpot[]>();
  for (const one of spots) {
    const key = [readSpot(one.spot).kind, one.odds, one.chance].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((members) => ({
    kind: readSpot(members[0]?.spot ?? '').kind,
    spots: members,
  }));
}
