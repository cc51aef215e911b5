import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { paths } from '../src/app/paths.ts';
import { earlyPages, hintsOf } from './preload-pages.ts';

const sources = ['src', 'locales'].flatMap((folder) => {
  const root = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`);
});

const chunk = (fileName: string, facadeModuleId: string, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  facadeModuleId,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const picture = (fileName: string) => ({ type: 'asset' as const, fileName });

describe('the early files of a page', () => {
  const document = '<link rel="modulepreload" href="/kit.js">';
  const hints = hintsOf(document, [
    chunk('kit.js', ''),
    chunk('shell.js', '/web/locales/zh-CN/shell.json'),
    chunk('home.js', '/web/src/app/routes/home-screen.tsx', ['kit.js', 'part.js'], ['home.css']),
    chunk('part.js', ''),
    chunk('fixture.js', '/web/src/features/sportsbook/fixture/fixture-page.tsx', ['part.js']),
    picture('stadium-hero-a1.svg'),
    picture('match-night-b2.svg'),
  ]).map(({ attrs }) => attrs ?? {});
  const of = (page: string | undefined) =>
    hints.filter((attrs) => attrs['data-page'] === page).map(({ href }) => href);

  it('are its scripts with what they import, its styles and its picture, without what the document names', () => {
    expect(of('/app/home')).toEqual(['/home.js', '/part.js', '/home.css', '/stadium-hero-a1.svg']);
    expect(of('/app/sport/match/$fixtureId')).toEqual(['/fixture.js', '/part.js', '/match-night-b2.svg']);
    expect(of(undefined)).toEqual(['/shell.js']);
  });

  it('fetch the largest paint before scripts', () => {
    const pictures = hints.filter((attrs) => attrs['as'] === 'image');
    expect(pictures.map((attrs) => attrs['fetchpriority'])).toEqual(['high', 'high']);
  });

  it.each(earlyPages)('are there, under an address of the site: $page', ({ page, modules }) => {
    expect(Object.values(paths)).toContain(page);
    for (const module of modules)
      expect(
        sources.filter((file) => module.test(file)),
        `${module}`,
      ).toHaveLength(1);
  });
});
