import { AppError } from '#platform/errors.ts';

/** The id after which a page begins; null for the first one. Throws `inputInvalid` for what is no id. */
export function readIdCursor(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return text;
}
