export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text without surrounding or doubled blanks; undefined for anything else, or nothing. */
export function textOf(value: unknown, longest = 120): string | undefined {
  if (typeof value !== 'string') return undefined;
  // oxlint-disable-next-line no-control-regex -- a file from outside may hold them
  const text = value.replace(/[\u0000-\u001f\u007f\u202a-\u202e\s]+/g, ' ').trim();
  return text === '' || text.length > longest || !text.isWellFormed() ? undefined : text;
}

/** Goals: a whole number from 0 to 99, also as text. */
export function goalsOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= 99
    ? number
    : undefined;
}

/** Whether something was said at all. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
