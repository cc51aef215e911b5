import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { blankFont, blankRanges } from './blank-font.ts';

const list = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/wght.css'));
const ids = {
  'virtual:stand-ins.css': join(dirname(list), 'wght-stand-ins.css'),
  'virtual:noto-latin.css': join(dirname(list), 'wght-latin.css'),
  'virtual:noto-core.css': join(dirname(list), 'wght-core.css'),
  'virtual:noto-rest.css': join(dirname(list), 'wght-rest.css'),
} as const;

/** Slices of the characters that every text uses: punctuation and the 3,800 commonest Chinese characters. */
const everyday = /noto-sans-sc-1\d\d-wght/;

/** Its Latin letters are a family of their own: they are wanted on every device, its Chinese ones where there are no others. */
const latinSlice = /noto-sans-sc-latin(?:-ext)?-wght/;
const family = "'Noto Sans SC Variable'";

/**
 * The font comes in 101 slices, and the list of them alone would fill the budget for styles. It is split in three: Latin; the
 * slices that our own texts and common Chinese need; and the rest for rare characters, which comes when the page has settled.
 * Only a device without a Chinese font of its own is given the last two (`src/lib/browser/fonts.ts`).
 * Neither blocks the first paint: until a slice is there the system's Chinese font stands in, and on a device without one
 * an empty square, never a box.
 */
export function lateFonts(): Plugin {
  const { letters, core, rest } = splitSlices();
  return {
    name: 'late-fonts',
    enforce: 'pre',
    resolveId: (source) => ids[source as keyof typeof ids],
    load(id) {
      if (id === ids['virtual:stand-ins.css']) return standIns();
      if (id === ids['virtual:noto-latin.css']) return letters;
      if (id === ids['virtual:noto-core.css']) return core;
      return id === ids['virtual:noto-rest.css'] ? rest : undefined;
    },
  };
}

/**
 * What stands in for the font until its slices are there, small enough to come inside the first style sheet: the device's
 * own Latin letters in lines of the font's height, so that nothing moves when it comes, and the empty square. Quotation marks
 * and the ellipsis of the font are Chinese ones, as wide as a character: English text takes the device's.
 */
function standIns(): string {
  const local = ['Helvetica Neue', 'Arial', 'Roboto', 'Segoe UI', 'Liberation Sans', 'DejaVu Sans'];
  const latin = local.map((font) => `local('${font}')`).join(',');
  const height = 'ascent-override:116%;descent-override:28.8%;line-gap-override:0%';
  const face = (name: string, range: string) =>
    `@font-face{font-family:'${name}';src:${latin};${height};unicode-range:${range}}`;
  return (
    face('Fairway Latin', 'U+0-2ff,U+2000-206f') + face('Fairway Quotes', 'U+2018-201d,U+2026') + blankFace()
  );
}

function blankFace(): string {
  const ranges = blankRanges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(',');
  const source = `data:font/ttf;base64,${blankFont().toString('base64')}`;
  return `@font-face{font-family:'Fairway Blank';src:url(${source}) format('truetype');unicode-range:${ranges}}`;
}

function splitSlices(): { letters: string; core: string; rest: string } {
  const ours = ownCharacters();
  const letters: string[] = [];
  const core: string[] = [];
  const rest: string[] = [];
  for (const [face] of readFileSync(list, 'utf8').matchAll(/@font-face \{[^}]*\}/g)) {
    if (latinSlice.test(face)) {
      letters.push(face.replace(family, "'Fairway Noto'"));
      continue;
    }
    const wanted =
      everyday.test(face) || rangesOf(face).some(([from, to]) => ours.some((c) => c >= from && c <= to));
    (wanted ? core : rest).push(face);
  }
  return { letters: letters.join('\n'), core: core.join('\n'), rest: rest.join('\n') };
}

/** Every character of the source language's texts above the Latin ones. */
function ownCharacters(): number[] {
  const folder = fileURLToPath(new URL('../locales/zh-CN/', import.meta.url));
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  return [...new Set(text)].map((char) => char.codePointAt(0) ?? 0).filter((code) => code > 0x2000);
}

function rangesOf(face: string): [number, number][] {
  const listed = /unicode-range: ([^;]*);/.exec(face)?.[1] ?? '';
  return listed.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
