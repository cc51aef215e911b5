import { AppError } from './errors.ts';
import { readPlace, writePlace, type PagePlace } from './page-place.ts';

/** Where a page ended of a list that has what waits, the oldest first, and then what has ended, the newest first. */
export interface WaitingFirstPlace extends PagePlace {
  /** Whether its last row waits: its instant is then that of its beginning, else that of its end. */
  readonly waits: boolean;
}

const written = /^(waits|ended) (.+)$/;

export function writeWaitingFirst({ waits, ...place }: WaitingFirstPlace): string {
  return `${waits ? 'waits' : 'ended'} ${writePlace(place)}`;
}

/** Reads what writeWaitingFirst made from the input's `cursor`. Throws `inputInvalid` for any other text. */
export function readWaitingFirst(text: string | undefined): WaitingFirstPlace | undefined {
  if (text === undefined) return undefined;
  const [, group, rest] = written.exec(text) ?? [];
  const place = readPlace(rest);
  if (!place)
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return { ...place, waits: group === 'waits' };
}

/** The rows of a page, read with one more than fits, and where the next one starts. */
export function pageOfWaitingFirst<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => WaitingFirstPlace,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last ? writeWaitingFirst(placeOf(last)) : null };
}
