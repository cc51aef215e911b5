import { readdirSync, readFileSync } from 'node:fs';

/**
 * Begins to count the processor time of a PostgreSQL's processes; the answer gives the microseconds used since, without
 * sessions that have ended. NaN where the system does not report it (no /proc).
 */
export function countDatabaseTime(postmaster: number): () => number {
  const before = timesOf(postmaster);
  return () => {
    if (before.size === 0) return Number.NaN;
    let used = 0;
    for (const [pid, time] of timesOf(postmaster)) used += time - (before.get(pid) ?? 0);
    return used;
  };
}

/** Microseconds of each process that the postmaster has begun. */
function timesOf(postmaster: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const pid of processes()) {
    try {
      // After the name in brackets: state, then the parent.
      const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
      if (Number(parent) !== postmaster) continue;
      const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
      times.set(pid, Number(nanoseconds) / 1000);
    } catch {
      // It has just ended.
    }
  }
  return times;
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
