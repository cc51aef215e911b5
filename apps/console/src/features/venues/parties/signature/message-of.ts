/** Headers as they are copied from a log or a tool: `Name: value`, a line each. Lines that are none are answered, to be named. */
export function headersOf(text: string): {
  headers: { name: string; value: string }[];
  wrong: string | undefined;
} {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const headers = lines.map((line) => /^\s*([\w-]+)\s*:\s?(.*)$/.exec(line));
  const wrong = lines.find((_, index) => !headers[index]);
  return {
    headers: headers.flatMap((found) => (found ? [{ name: found[1] ?? '', value: found[2] ?? '' }] : [])),
    wrong,
  };
}

/** The path of what is pasted, be it a whole address; undefined for what is neither. */
export function pathOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('/')) return trimmed;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : undefined;
  return url && url.pathname + url.search;
}

/** An instant as a log has it: ISO 8601 with its zone, or milliseconds since 1970; undefined for anything else. */
export function instantOf(text: string): string | undefined {
  const trimmed = text.trim();
  const at = /^\d{13}$/.test(trimmed)
    ? new Date(Number(trimmed))
    : /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/.test(trimmed)
      ? new Date(trimmed)
      : undefined;
  return at === undefined || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
