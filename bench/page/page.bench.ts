import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { findChromium } from '@fairway/testkit/browser/find-chromium.ts';
import { chromium } from '@playwright/test';
import { measurePage, type Figures } from './measure-page.ts';

/*
 * Claim: the home page, logged out, costs at most 160 kB of JavaScript and 40 kB of styles (gzip), and with a processor four
 * times slower on a line of 10 Mbit/s and 40 ms its largest paint comes within 1.2 s, its layout shifts under 0.02.
 * Measures a running copy with an empty store: `--site=http://127.0.0.1:8080`, `--runs=5`, `--page=/app/home`.
 */
const textIn = (name: string, fallback: string): string =>
  process.argv.find((at) => at.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const site = textIn('site', 'http://127.0.0.1:8080');
const runs = Number(textIn('runs', process.argv.includes('--short') ? '3' : '7'));
const path = textIn('page', '/app/home');

const { executablePath, env, args } = findChromium(join(import.meta.dirname, '..', '..', '.cache'));
const browser = await chromium.launch({
  args: [...args],
  ...(executablePath === undefined ? {} : { executablePath }),
  ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
});
try {
  const taken: Figures[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measurePage(browser, `${site}${path}`));
  const median = (of: (figures: Figures) => number): number =>
    taken.map(of).toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
  const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
  console.log(`${path}, ${availableParallelism()} cores, ${browser.version()}, median of ${runs} cold loads`);
  console.log(`JavaScript      ${kilobytes(median(({ script }) => script))} (at most 160)`);
  console.log(`styles          ${kilobytes(median(({ style }) => style))} (at most 40)`);
  console.log(`fonts           ${kilobytes(median(({ font }) => font))}`);
  console.log(`first paint     ${seconds(median(({ firstPaint }) => firstPaint))}`);
  console.log(
    `largest paint   ${seconds(median(({ largestPaint }) => largestPaint))} (at most 1.20), ` +
      `each ${taken.map(({ largestPaint }) => seconds(largestPaint)).join(', ')}`,
  );
  console.log(`of what         ${taken.at(-1)?.largestOf ?? ''}`);
  console.log(`in its font     ${seconds(median(({ inItsFont }) => inItsFont))}`);
  console.log(`layout shift    ${median(({ shift }) => shift).toFixed(4)} (under 0.02)`);
  console.log(`processor busy  ${seconds(median(({ busy }) => busy))} in long tasks`);
} finally {
  await browser.close();
}
