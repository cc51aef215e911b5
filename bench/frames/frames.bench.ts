import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { findChromium } from '@fairway/testkit/browser/find-chromium.ts';
import { chromium } from '@playwright/test';
import { measureFrames, type Figures } from './measure-frames.ts';
import { measureWeight } from './measure-weight.ts';
import { games, nothing, roundOf } from './rounds.ts';

/*
 * Claim: with a processor four times slower 95 of 100 frames of a round come within 16.7 ms of the one before, and a game costs at most
 * 60 kB of script and 150 kB of pictures beyond the hall.
 * Measures a running copy: `--site=http://127.0.0.1:8080`, `--runs=3`, `--game=koi`, `--slowdown=4`.
 */
const textIn = (name: string, fallback: string): string =>
  process.argv.find((at) => at.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;
const site = textIn('site', 'http://127.0.0.1:8080');
const runs = Number(textIn('runs', process.argv.includes('--short') ? '1' : '3'));
const slowdown = Number(textIn('slowdown', '4'));
const only = textIn('game', '');

const { executablePath, env, args } = findChromium(join(import.meta.dirname, '..', '..', '.cache'));
const browser = await chromium.launch({
  args: [...args],
  ...(executablePath === undefined ? {} : { executablePath }),
  ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
});

function median(taken: readonly Figures[], of: (figures: Figures) => number): string {
  const sorted = taken.map(of).toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1).padStart(7);
}

async function measure(name: string, watched: Parameters<typeof measureFrames>[2]): Promise<void> {
  const taken: Figures[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measureFrames(browser, slowdown, watched));
  const figures = [
    median(taken, ({ half }) => half),
    median(taken, ({ most95 }) => most95),
    median(taken, ({ busy }) => busy),
  ];
  const frames = median(taken, (one) => one.frames).trim();
  const { script, art } = name === 'empty' ? { script: 0, art: 0 } : await weightOf(name);
  const kilobytes = [script, art].map((bytes) => (bytes / 1_000).toFixed(1).padStart(7));
  console.log(`${name.padEnd(11)}${figures.join('  ')}  ${kilobytes.join('  ')}   ${frames} frames`);
}

const weightOf = (game: string) => measureWeight(browser, `${site}/app/egame/1`, roundOf(site, game).url);

try {
  console.log(
    `${availableParallelism()} cores, ${browser.version()}, ${slowdown} x slower, median of ${runs}`,
  );
  console.log(
    '              half      p95     busy   script      art   (ms, ms, ms of main thread a frame, kB, kB)',
  );
  await measure('empty', nothing);
  for (const game of only === '' ? games : [only]) await measure(game, roundOf(site, game));
} finally {
  await browser.close();
}
