import { describe, expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';
import { writeAtom, writeJsonFeed, writeRss, type FeedFacts } from './write-feeds.ts';

const hostile = `</title><script>alert(1)</script> & "quoted" 'too' ]]>`;
const facts: FeedFacts = {
  title: hostile,
  description: hostile,
  page: 'https://site.example/app/news',
  self: 'https://site.example/news/rss.xml',
  items: [
    {
      url: 'https://site.example/app/news/newsDetail/1?a=1&b=2',
      title: hostile,
      summary: `${hostile}\u0000\u0008\ud800`,
      author: hostile,
      picture: 'https://site.example/news/card/1.png',
      publishedAt: new Date('2026-11-27T12:00:00Z'),
      changedAt: new Date('2026-11-27T13:00:00Z'),
    },
  ],
};

/** Every tag of an XML text must close what was opened last. */
function expectNested(xml: string): void {
  const open: string[] = [];
  for (const [, end, name, self] of xml.matchAll(/<(\/?)([a-z][\w:]*)[^<>]*?(\/?)>/gi)) {
    if (self === '/') continue;
    if (end === '/') expect(open.pop()).toBe(name);
    else open.push(name ?? '');
  }
  expect(open).toEqual([]);
}

describe('the feeds', () => {
  it.each([
    ['RSS', writeRss],
    ['Atom', writeAtom],
  ])('%s lets no text become markup', (_, write) => {
    const xml = write(facts);
    expectNested(xml.replace(/^<\?xml[^?]*\?>/, ''));
    expect(xml).not.toContain('<script');
    // oxlint-disable-next-line no-control-regex -- their absence is the point
    expect(xml).not.toMatch(/[\u0000-\u0008]/);
    expect(xml.isWellFormed()).toBe(true);
    expect(xml).toContain('a=1&amp;b=2');
  });

  it('dates entries as each format asks for', () => {
    expect(writeRss(facts)).toContain('<pubDate>Fri, 27 Nov 2026 12:00:00 GMT</pubDate>');
    expect(writeAtom(facts)).toContain('<updated>2026-11-27T13:00:00.000Z</updated>');
    expect(JSON.parse(writeJsonFeed(facts))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ id: facts.items[0]?.url, date_modified: '2026-11-27T13:00:00.000Z' }],
    });
  });

  it('keeps characters beyond the basic plane', () => {
    expect(escapeXml('进球⚽️𠮷')).toBe('进球⚽️𠮷');
  });
});
