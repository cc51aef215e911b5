import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { findDocumentHead, showsDocument } from '#modules/content';
import { publishedConfiguration } from '#modules/site';
import { namesOfMatch } from '#modules/sportsbook';
import type { DocumentHead } from '#platform/http/pages/document-head.ts';
import type { Platform } from '#platform/platform.ts';

/** What the build of the site says of its pages: a path as its router writes it, `$id` for a part, `{-$id}` for one that may lack. */
const headsSchema = z.array(z.object({ path: z.string(), title: z.string(), description: z.string() }));
type PageHead = z.infer<typeof headsSchema>[number];

const home = '/app/home';
const homePaths = ['/', '/home', home];
const match = '/app/sport/match/$fixtureId';

/**
 * Title, description and canonical path of each page of the member site, as its build says: a match by its teams, a published
 * document by its own words, the home page by the title that the configuration gives it. Undefined where the site is not built.
 */
export async function readPageHeads(
  app: Platform,
  file: string,
): Promise<(path: string) => Promise<DocumentHead | undefined>> {
  const heads = await readHeads(file);

  return async (path) => {
    const page = heads.find((one) => matchesPath(one.path, path));
    if (!page) return undefined;
    const { brand } = (await publishedConfiguration(app)).configuration;
    const titled = (text: string) => `${text} · ${brand.name}`;
    const { title, description } = page;
    if (homePaths.includes(path))
      return { page: home, title: `${brand.title.zh} · ${brand.name}`, description, canonical: home };
    if (showsDocument(page.path)) {
      const shown = await findDocumentHead(app, page.path, path);
      return { description, ...shown, page: page.path, title: titled(shown?.title ?? title) };
    }
    // An address with a part that anybody may make up has no canonical form.
    const canonical = page.path.includes('$') ? undefined : page.path;
    if (page.path !== match) return { page: page.path, title: titled(title), description, canonical };

    const id = path.slice(path.lastIndexOf('/') + 1);
    const names = await namesOfMatch(app, id);
    const sports = heads.find((one) => one.path === '/app/sport');
    if (!names)
      return sports && { page: match, title: titled(sports.title), description: sports.description };
    const filled = (text: string) => text.replaceAll('{{match}}', `${names.home} vs ${names.away}`);
    return {
      page: match,
      title: titled(filled(title)),
      description: filled(description),
      canonical: match.replace('$fixtureId', String(BigInt(id))),
    };
  };
}

async function readHeads(file: string): Promise<PageHead[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return headsSchema.parse(JSON.parse(text));
}

function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    given.length <= wanted.length &&
    wanted.every((part, at) => {
      if (part.startsWith('{-$')) return true;
      return part.startsWith('$') ? (given[at] ?? '') !== '' : part === given[at];
    })
  );
}
