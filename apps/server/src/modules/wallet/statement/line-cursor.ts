import { AppError } from '#platform/errors.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const written = new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z) (${uuid})(?: (\\d{1,18}))?$`);

/** Where a page ended: an instant, an id, and where one id is not enough a number. */
export interface LinePlace {
  readonly at: Date;
  readonly id: string;
  readonly seq: bigint;
}

export function writeLineCursor({ at, id, seq }: { at: Date; id: string; seq?: bigint }): string {
  return `${at.toISOString()} ${id}${seq === undefined ? '' : ` ${seq}`}`;
}

/** Throws `inputInvalid` for a cursor that we did not issue. */
export function readLineCursor(cursor: string | undefined): LinePlace | undefined {
  if (cursor === undefined) return undefined;
  const [, instant = '', id = '', seq = '0'] = written.exec(cursor) ?? [];
  const at = new Date(instant);
  if (id === '' || Number.isNaN(at.getTime()))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return { at, id, seq: BigInt(seq) };
}
