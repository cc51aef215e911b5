/** Puts fields of the input into the path's `{braces}`; `rest` is what is left for the body or the query. */
export function fillPath(path: string, input: object): { filled: string; rest: object } {
  if (!path.includes('{')) return { filled: path, rest: input };
  const rest = new Map<string, unknown>(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    if (typeof value !== 'string' || value === '') throw new Error(`${path}: "${name}" is missing`);
    rest.delete(name);
    return encodeURIComponent(value);
  });
  return { filled, rest: Object.fromEntries(rest) };
}
