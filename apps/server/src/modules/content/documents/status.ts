import type { PublicationRow } from './publications-store.ts';

/** A decision in the contract's shape. */
export function presentPublication(row: PublicationRow) {
  return {
    number: row.number,
    version: row.version,
    goesLiveAt: row.goes_live_at.toISOString(),
    decidedBy: row.operator_name,
    decidedAt: row.created_at.toISOString(),
  };
}

/**
 * A document's status for visitors, from its decisions, newest first: they see the version of the newest decision whose
 * time has come; a newer one whose time has not come waits, unless a still newer one replaces it before.
 */
export function documentStatus(decisions: readonly PublicationRow[], now: Date) {
  const live = decisions.find(({ goes_live_at }) => goes_live_at <= now);
  const ahead = decisions.filter(({ number }) => number > (live?.number ?? 0));
  const waiting = ahead
    .filter(
      (row) => !ahead.some((other) => other.number > row.number && other.goes_live_at <= row.goes_live_at),
    )
    .toSorted((left, right) => left.goes_live_at.getTime() - right.goes_live_at.getTime())[0];
  return {
    liveVersion: live?.version ?? null,
    waiting: waiting ? presentPublication(waiting) : null,
    decisions: decisions[0]?.number ?? 0,
  };
}
