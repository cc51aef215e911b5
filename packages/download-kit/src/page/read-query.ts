/** How much of an address is reported: the server refuses more. */
const mostParameters = 50;
const longestName = 64;
const longestValue = 500;

/** The parameters of the page's address, the first of each name; what is too long for a parameter is left out. */
export function readQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (Object.keys(query).length === mostParameters) break;
    if (name === '' || name === '__proto__' || name.length > longestName || value.length > longestValue)
      continue;
    if (!Object.hasOwn(query, name)) query[name] = value;
  }
  return query;
}
