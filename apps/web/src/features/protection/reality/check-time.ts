import { sessionMemory } from '../../../lib/storage.ts';

const key = 'fairway.realityCheck';

/** When this tab's member was last asked, or began: ms since 1970. Another session begins anew. */
interface Mark {
  session: string;
  since: number;
  checkedAt: number;
}

/** The mark of this session; made now where there is none yet. */
export function readMark(session: string, now: number): Mark {
  try {
    const mark: unknown = JSON.parse(sessionMemory.get(key) ?? 'null');
    if (isMark(mark) && mark.session === session) return mark;
  } catch {
    // Not ours: begin anew.
  }
  return writeMark({ session, since: now, checkedAt: now });
}

export function writeMark(mark: Mark): Mark {
  sessionMemory.set(key, JSON.stringify(mark));
  return mark;
}

function isMark(value: unknown): value is Mark {
  return (
    typeof value === 'object' &&
    value !== null &&
    'session' in value &&
    'since' in value &&
    'checkedAt' in value
  );
}

/** Whether so many minutes have passed since the last check. */
export function isDue({ checkedAt }: Pick<Mark, 'checkedAt'>, minutes: number, now: number): boolean {
  return now - checkedAt >= minutes * 60_000;
}
