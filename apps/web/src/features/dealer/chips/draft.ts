/** Chips laid by one act: minor units by spot. */
export type Laid = ReadonlyMap<string, bigint>;

/** Chips on the felt that are not staked yet, act by act, so that each can be taken back. */
export type Draft = readonly Laid[];

export const emptyDraft: Draft = [];

/** What lies on each spot, in the order in which the spots were first used. */
export function totalsOf(draft: Draft): Map<string, bigint> {
  const totals = new Map<string, bigint>();
  for (const laid of draft)
    for (const [spot, minor] of laid) totals.set(spot, (totals.get(spot) ?? 0n) + minor);
  return totals;
}

/** Minor units of all spots. */
export function sumOf(totals: ReadonlyMap<string, bigint>): bigint {
  return [...totals.values()].reduce((sum, minor) => sum + minor, 0n);
}

/** Lays a chip on a spot. */
export function lay(draft: Draft, spot: string, minor: bigint): Draft {
  return [...draft, new Map([[spot, minor]])];
}

/** Lays as much again on every spot, as one act; an empty felt stays empty. */
export function doubled(draft: Draft): Draft {
  const totals = totalsOf(draft);
  return totals.size === 0 ? draft : [...draft, totals];
}

/** Lays what was staked before, as one act. */
export function repeated(draft: Draft, before: Laid): Draft {
  return before.size === 0 ? draft : [...draft, new Map(before)];
}

/** Takes the last act back. */
export function undone(draft: Draft): Draft {
  return draft.slice(0, -1);
}
