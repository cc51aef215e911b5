/**
 * The document of a list that an address names: by its key or, where none has that key, by its place counted from 1.
 * Printed addresses count (specification section 2: /app/help/1/2).
 */
export function byKeyOrPlace<Document extends { key: string }>(
  list: readonly Document[],
  name: string,
): Document | undefined {
  const named = list.find(({ key }) => key === name);
  if (named || !/^[1-9]\d{0,3}$/.test(name)) return named;
  return list[Number(name) - 1];
}
