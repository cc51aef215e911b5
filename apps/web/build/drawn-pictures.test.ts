import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawn-pictures.ts';

const ofUi = (path: string) => fileURLToPath(import.meta.resolve(`@fairway/ui/art/${path}`));
const catalogue = readFileSync(new URL('../src/lib/pictures/drawing.tsx', import.meta.url), 'utf8');
const scenes = [...catalogue.matchAll(/'@fairway\/ui\/art\/(.+)\?drawn'/g)].map(([, path]) => path ?? '');

describe('a drawing as a file', () => {
  it.each(scenes)(
    'has a name space, its crop, and all that it refers to: %s',
    async (path) => {
      const drawn = await drawingOf(ofUi(path));
      expect(drawn.slice(0, drawn.indexOf('>'))).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" preserveAspectRatio="xM\w+ slice"/,
      );
      // None of these is known outside a page.
      expect(drawn.match(/class=|var\(--|currentColor/g)).toBeNull();
      const defined = new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const asked = [...drawn.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id);
      expect(asked.filter((id) => !defined.has(id))).toEqual([]);
    },
    30_000,
  );

  it('is what every scene of the site is', () => expect(scenes.length).toBeGreaterThan(10));

  it('is refused of a module that draws two', async () => {
    await expect(drawingOf(ofUi('gradient.tsx'))).rejects.toThrow('must export one drawing');
  }, 30_000);
});
