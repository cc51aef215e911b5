import { AppError } from '#platform/errors.ts';

/** Where a page ended: the instant and id of its last row. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

export function writePlace({ at, id }: Place): string {
  return `${at.toISOString()} ${id}`;
}

/** Throws `inputInvalid` for a cursor that is none of ours. */
export function readPlace(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [instant = '', id = ''] = cursor.split(' ');
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return { at, id };
}
