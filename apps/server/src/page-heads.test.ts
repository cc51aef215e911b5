import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from './modules/sportsbook/testing/league-file.ts';
import { seedContent } from './modules/content/seed/seed-content.ts';
import { createSportsbookTest, type SportsbookTest } from './modules/sportsbook/testing/sportsbook-test.ts';
import { readPageHeads } from './page-heads.ts';

const page = (path: string, title: string) => ({ path, title, description: `about ${title}` });

describe('what the document of a page says of itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-heads-'));
  let test: SportsbookTest;
  let headOf: Awaited<ReturnType<typeof readPageHeads>>;

  beforeAll(async () => {
    test = await createSportsbookTest();
    await test.imports([match('Arsenal', 'Chelsea')]);
    await seedContent(test.app);
    const file = join(folder, 'page-heads.json');
    const pages = [
      page('/', 'Home'),
      page('/app/home', 'Home'),
      page('/app/sport', 'Sports'),
      page('/app/sport/match/$fixtureId', '{{match}}'),
      page('/app/venuesSport/$sportType/{-$venueUrl}', 'Venue'),
      page('/app/help/$typeId/$listId', 'Help'),
      page('/app/page/$pageId', 'Page'),
      page('/app/sponsorModel/$sponsorId', 'Sponsor'),
      page('/sponsor/$brand/$sponsorId', 'Partner'),
      page('/app/news/newsDetail/$newsId', 'News'),
    ];
    writeFileSync(file, JSON.stringify(pages));
    headOf = await readPageHeads(test.app, file);
  });
  afterAll(async () => {
    await test.end();
    rmSync(folder, { recursive: true });
  });

  it('names a match by its teams', async () => {
    const id = await test.fixtureOf('Arsenal');
    const head = await headOf(`/app/sport/match/${id}`);
    expect(head?.title).toMatch(/^\S+ vs \S+ · \S+/);
    expect(head?.title).not.toContain('{{');
    expect(head?.description).toMatch(/^about \S+ vs \S+$/);
  });

  it.each(['0', '999999999999999999', '9999999999999999999999', 'abc', '%00'])(
    'calls an unknown match by the sports page: %s',
    async (id) => {
      expect(await headOf(`/app/sport/match/${id}`)).toMatchObject({ description: 'about Sports' });
    },
  );

  it('finds a page by its pattern, with the parts that may lack, and none by less or more', async () => {
    const found = async (path: string) => (await headOf(path))?.description;
    expect(await found('/app/sport')).toBe('about Sports');
    expect(await found('/app/venuesSport/im')).toBe('about Venue');
    expect(await found('/app/venuesSport/im/live')).toBe('about Venue');
    expect(await found('/app/venuesSport')).toBeUndefined();
    expect(await found('/app/venuesSport/im/live/more')).toBeUndefined();
    expect(await found('/app/other')).toBeUndefined();
  });

  it('gives the home page the title that the site is configured with', async () => {
    const { brand } = await test.visitor.getSiteConfig({});
    expect((await headOf('/'))?.title).toContain(brand.name);
    expect((await headOf('/app/home'))?.title).toContain(brand.title.zh);
  });

  it('names the page whose files come with it: home under each of its addresses, a match by its pattern', async () => {
    const pageOf = async (path: string) => (await headOf(path))?.page;
    expect(await pageOf('/')).toBe('/app/home');
    expect(await pageOf('/app/sport')).toBe('/app/sport');
    const id = await test.fixtureOf('Arsenal');
    for (const path of [`/app/sport/match/${id}`, '/app/sport/match/0'])
      expect(await pageOf(path)).toBe('/app/sport/match/$fixtureId');
  });

  it('calls a published document by its own words, under each of its addresses', async () => {
    const { categories } = await test.visitor.getHelpCentre({});
    const [category] = categories;
    const article = category?.articles[0];
    const byKeys = `/app/help/${category?.typeId}/${article?.listId}`;
    const head = await headOf(byKeys);
    expect(head?.title).toMatch(new RegExp(`^${article?.title.zh} · `));
    expect(head?.canonical).toBe(byKeys);
    expect(head?.description.length).toBeGreaterThan(20);
    expect(head?.description.length).toBeLessThanOrEqual(120);
    expect(head?.description).not.toMatch(/[#*\n]/);
    expect(await headOf('/app/help/1/1')).toEqual(head);

    const [sponsor] = (await test.visitor.listSponsors({})).sponsors;
    for (const path of [`/app/sponsorModel/${sponsor?.sponsorId}`, '/sponsor/club/1']) {
      const said = await headOf(path);
      expect(said?.title).toContain(sponsor?.name.zh);
      expect(said?.description).toBe(sponsor?.summary.zh);
      expect(said?.canonical).toBe(`/app/sponsorModel/${sponsor?.sponsorId}`);
    }
  });

  it.each(['/app/help/none/none', '/app/page/none', '/app/sponsorModel/none', '/sponsor/club/none'])(
    'says of a page without its document what the page is, with no canonical path: %s',
    async (path) => {
      const head = await headOf(path);
      expect(head?.description).toMatch(/^about /);
      expect(head?.canonical).toBeUndefined();
    },
  );

  it('has one canonical path for home and for a match, and none where anybody may make up a part of the address', async () => {
    const canonical = async (path: string) => (await headOf(path))?.canonical;
    for (const path of ['/', '/app/home']) expect(await canonical(path)).toBe('/app/home');
    expect(await canonical('/app/sport')).toBe('/app/sport');
    const id = await test.fixtureOf('Arsenal');
    for (const path of [`/app/sport/match/${id}`, `/app/sport/match/0${id}`])
      expect(await canonical(path)).toBe(`/app/sport/match/${id}`);
    expect(await canonical('/app/sport/match/0')).toBeUndefined();
    expect(await canonical('/app/venuesSport/im')).toBeUndefined();
  });

  it('says nothing where the site is not built', async () => {
    const none = await readPageHeads(test.app, join(folder, 'missing.json'));
    expect(await none('/')).toBeUndefined();
  });

  it('names an article of the news, with what its preview in a messenger shows', async () => {
    expect(await headOf('/app/news/newsDetail/2')).toMatchObject({
      title: expect.stringContaining('欧冠') as string,
      canonical: '/app/news/newsDetail/2',
      article: { picture: '/news/card/2.png', automatic: false, author: '编辑部' },
    });
    for (const id of ['nothing-here', 'report-1', '%00', 'A'])
      expect(await headOf(`/app/news/newsDetail/${id}`)).toMatchObject({ description: 'about News' });
  });
});
