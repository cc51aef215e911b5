import type { CompetitionRow } from '../tables.ts';
import type { Catalogue } from './catalogue-memory.ts';
import type { Offered } from './on-offer.ts';

/** Matches by competition, in the order of the tree. */
export function treeOf(
  catalogue: Catalogue,
  offered: readonly Offered[],
): { row: CompetitionRow; matches: Offered[] }[] {
  const groups = new Map<bigint, Offered[]>();
  for (const one of offered) {
    const known = groups.get(one.fixture.competition_id);
    if (known) known.push(one);
    else groups.set(one.fixture.competition_id, [one]);
  }
  return [...groups]
    .flatMap(([id, matches]) => {
      const row = catalogue.competitions.get(id);
      return row ? [{ row, matches }] : [];
    })
    .toSorted((left, right) => left.row.position - right.row.position || Number(left.row.id - right.row.id));
}
