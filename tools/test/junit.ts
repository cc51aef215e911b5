import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Sums a JUnit report by its test cases; undefined without a report. */
export function readTally(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined;
  const cases = readFileSync(file, 'utf8').match(/<testcase\b(?:[^>]*\/>|[\s\S]*?<\/testcase>)/g) ?? [];
  const failed = cases.filter((one) => /<(failure|error)\b/.test(one)).length;
  const skipped = cases.filter((one) => /<skipped\b/.test(one)).length;
  return { passed: cases.length - failed - skipped, failed, skipped };
}

/** Writes the gates themselves as a JUnit report, one case a gate. */
export function writeReport(
  file: string,
  cases: readonly { name: string; seconds: number; failure: string | undefined; skipped: boolean }[],
): void {
  const body = cases.map(({ name, seconds, failure, skipped }) => {
    const inner =
      failure === undefined ? (skipped ? '<skipped/>' : '') : `<failure>${escape(failure)}</failure>`;
    return `<testcase classname="gates" name="${escape(name)}" time="${seconds.toFixed(2)}">${inner}</testcase>`;
  });
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites><testsuite name="gates" tests="${cases.length}" failures="${failures}">\n${body.join('\n')}\n</testsuite></testsuites>\n`,
  );
}

function escape(text: string): string {
  // XML 1.0 has no place for control characters, which a terminal's colours bring along.
  const printable = text.replaceAll(/[\p{Cc}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));
  return printable
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
