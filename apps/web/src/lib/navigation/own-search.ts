type Raw = Record<string, unknown>;

/**
 * A reader of an address's query for `validateSearch`, with the keys that it answers for. The router lays what a reader takes
 * over what was typed: a key that the reader only leaves out would reach the page as it was typed. Here it is named as absent.
 */
export function ownSearch<Search extends object>(
  keys: readonly (keyof Search & string)[],
  read: (raw: Raw) => Search,
): (raw: Raw) => Search {
  return (raw) => {
    const taken = read(raw);
    const refused = keys.filter((key) => Object.hasOwn(raw, key) && !Object.hasOwn(taken, key));
    return { ...Object.fromEntries(refused.map((key) => [key, undefined])), ...taken };
  };
}
