/** A path with its query; nothing is added for an empty one, and fields without a value are left out. */
export function withQuery(path: string, fields: object): string {
  const query = formText(fields);
  return query ? `${path}?${query}` : path;
}

/** Fields as form text, in their order; the same text is the body of a form-encoded POST. */
export function formText(fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}
