import { AppError } from './errors.ts';

/** Where a page of a list by time ended: the instant and id of its last row. */
export interface PagePlace {
  readonly at: Date;
  readonly id: string;
}

const written = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writePlace({ at, id }: PagePlace): string {
  return `${at.toISOString()} ${id}`;
}

/** Reads what writePlace made from the input's field of this name. Throws `inputInvalid` for any other text. */
export function readPlace(text: string | undefined, field = 'cursor'): PagePlace | undefined {
  if (text === undefined) return undefined;
  const [, instant = '', id = ''] = written.exec(text) ?? [];
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()))
    throw new AppError('inputInvalid', {}, { fields: [{ field, rule: 'invalid_format' }] });
  return { at, id };
}
