/** Reads a text from an address's query; anything else counts as absent. */
export function text(search: Record<string, unknown>, field: string): string | undefined {
  const value = search[field];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;
}

/** Reads one of these values. */
export function oneOf<const Option extends string | number>(
  search: Record<string, unknown>,
  field: string,
  options: readonly Option[],
): Option | undefined {
  const value = text(search, field);
  return options.find((option) => String(option) === value);
}

/** An object without the fields that are undefined: what is not set is not in the address. */
export function withoutUndefined<Fields extends Record<string, unknown>>(fields: Fields) {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}
