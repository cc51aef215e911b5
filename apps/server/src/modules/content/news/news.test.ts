import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import type { NewsEntrance } from '@fairway/contract/content/news/entrance-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestApp,
  type TestApp,
  type TestMember,
  type TestOperator,
} from '../../../testing/test-app.ts';
import { seedContent } from '../seed/seed-content.ts';

let test: TestApp;
let editor: TestOperator;
let member: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  await seedContent(test.app);
  editor = await test.operator('content-editor');
  member = await test.register('Reader01');
});
afterAll(() => test.end());

const article = (title: string, more: Partial<ContentDocument<'newsArticle'>> = {}) => ({
  position: 500,
  column: 'sports' as const,
  art: 'pitch' as const,
  title: { zh: title, en: '' },
  summary: { zh: `${title}的提要`, en: '' },
  text: { zh: `${title}的正文`, en: '' },
  author: { zh: '编辑部', en: '' },
  top: false,
  recommended: false,
  teams: [],
  fixtures: [],
  correction: null,
  ...more,
});

/** Writes and publishes an article over the newest version. */
async function publish(key: string, document: ContentDocument<'newsArticle'>): Promise<void> {
  const seen = await editor.api.getContentDocument({ kind: 'newsArticle', key }).then(
    ({ newestVersion, decisions }) => ({ version: newestVersion, decisions }),
    () => ({ version: 0, decisions: 0 }),
  );
  const { version } = await editor.api.saveContentDraft({
    kind: 'newsArticle',
    key,
    version: seen.version,
    document,
  });
  const { decisions } = seen;
  await editor.api.publishContent({ kind: 'newsArticle', key, version, goesLiveAt: null, decisions });
}

/** Publishes a configuration with this entrance. */
async function setEntrance(newsEntrance: Partial<NewsEntrance>): Promise<void> {
  const administrator = await test.operator('administrator');
  const { version, configuration } = await administrator.api.getSiteDraft({});
  await administrator.api.updateSiteConfig({
    version,
    ...configuration,
    newsEntrance: { ...configuration.newsEntrance, ...newsEntrance },
  });
  test.clock.advance({ seconds: 2 });
  editor = await test.operator('content-editor');
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => '',
    ({ error }: { error: string }) => error,
  );
const titles = ({ news }: { news: readonly { title: { zh: string } }[] }) =>
  news.map(({ title }) => title.zh);
const menu = async (api: TestMember['api']) =>
  (await api.getNavigationList({})).entries?.map(({ key }) => key) ?? [];

describe('the news', () => {
  it('fills four lists, each by its own rule [NEWS-002]', async () => {
    await publish('list-top', article('置顶一篇', { top: true, position: 0 }));
    await publish('list-live', article('赛场一篇', { column: 'live' }));
    test.clock.advance({ seconds: 1 });
    await publish('list-pick', article('推荐一篇', { recommended: true, position: 0 }));
    test.clock.advance({ seconds: 1 });
    await publish('list-read', article('很多人读的一篇'));
    for (let reader = 0; reader < 3; reader += 1) await test.clientOf().getNews({ newsId: 'list-read' });
    await test.visitor.getNews({ newsId: 'list-read' });
    await test.visitor.getNews({ newsId: 'list-read' });
    test.clock.advance({ seconds: 10 });

    expect(titles(await test.visitor.listTopNews({}))[0]).toBe('置顶一篇');
    const hot = await test.visitor.listHotNews({});
    expect(hot.news[0]).toMatchObject({ newsId: 'list-read', readers: 4 });
    const sports = titles(await test.visitor.listColumnNews({ column: 'sports' }));
    // The newest first.
    expect(sports.slice(0, 3)).toEqual(['很多人读的一篇', '推荐一篇', '置顶一篇']);
    expect(titles(await test.visitor.listColumnNews({ column: 'live' }))[0]).toBe('赛场一篇');
    const recommended = await test.visitor.listRecommendedNews({});
    expect([recommended.by, titles(recommended)[0]]).toEqual(['editors', '推荐一篇']);
    expect(titles(recommended)).not.toContain('很多人读的一篇');
  });

  it('has a detail for each of the list, and a code other than 0 for an unknown id [NEWS-004]', async () => {
    const lists = [
      await test.visitor.listColumnNews({ column: 'live' }),
      await test.visitor.listColumnNews({ column: 'sports' }),
    ];
    for (const { newsId } of lists.flatMap(({ news }) => news)) {
      const { text, title } = await test.visitor.getNews({ newsId });
      expect(text.zh.length).toBeGreaterThan(0);
      expect(title.zh.length).toBeGreaterThan(0);
    }
    for (const newsId of ['nothing-here', 'report-999', 'report-0'])
      await expect(test.visitor.getNews({ newsId })).rejects.toMatchObject({
        error: 'contentNotFound',
        code: 310_001,
      });
  });

  it('pages a column to its end, each article once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await test.visitor.listColumnNews({ column: 'sports', ...(cursor ? { cursor } : {}) });
      seen.push(...page.news.map(({ newsId }) => newsId));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    for (let number = 0; number < 22; number += 1) await publish(`page-${number}`, article(`第${number}篇`));
    const first = await test.visitor.listColumnNews({ column: 'sports' });
    const second = await test.visitor.listColumnNews({ column: 'sports', cursor: first.next ?? '' });
    expect([...first.news, ...second.news].length).toBe(seen.length + 22);
  });

  it('keeps the day of an article that is corrected, and says what was corrected', async () => {
    await publish('corrected', article('更正前'));
    const before = await test.visitor.getNews({ newsId: 'corrected' });
    test.clock.advance({ hours: 1 });
    editor = await test.operator('content-editor');
    const correction = { zh: '更正：人名有误。', en: '' };
    await publish('corrected', article('更正后', { correction }));
    const after = await test.visitor.getNews({ newsId: 'corrected' });
    expect(after).toMatchObject({ title: { zh: '更正后' }, correction, publishedAt: before.publishedAt });
    expect(Date.parse(after.changedAt)).toBeGreaterThan(Date.parse(before.changedAt));
  });

  it('says on its topic that there is another short news', async () => {
    const document = { position: 0, column: 'live' as const, title: { zh: '快讯一条', en: '' }, to: '' };
    await editor.api.saveContentDraft({ kind: 'newsFlash', key: 'a-flash', version: 0, document });
    const decision = {
      kind: 'newsFlash',
      key: 'a-flash',
      version: 1,
      goesLiveAt: null,
      decisions: 0,
    } as const;
    await editor.api.publishContent(decision);
    const { flashes } = await test.visitor.listNewsFlashes({});
    expect(flashes[0]).toMatchObject({ flashId: 'a-flash', title: { zh: '快讯一条' } });
    const { rows } = await sql`
      select payload ->> 'topic' as topic from platform_outbox where name = 'newsFlash'`.execute(test.app.db);
    expect(rows).toContainEqual({ topic: 'news/flash' });
  });

  it('takes the right of the news from those who write it', async () => {
    const document = article('没有权限');
    const draft = { kind: 'newsArticle', key: 'no-right', version: 0, document } as const;
    const { api } = await test.operator('support');
    expect(await refusal(api.saveContentDraft(draft))).toBe('permissionMissing');
    expect(await refusal(editor.api.saveContentDraft(draft))).toBe('');
  });
});

describe('the entrance of the news', () => {
  it('refuses every call and leaves the menu without an entry while it is closed [NEWS-003]', async () => {
    expect(await menu(test.visitor)).toContain('news');

    await setEntrance({ open: false });
    member = await test.register('Reader02');
    for (const api of [test.visitor, member.api]) {
      const calls = [
        api.listTopNews({}),
        api.listHotNews({}),
        api.listColumnNews({ column: 'live' }),
        api.listRecommendedNews({}),
        api.listNewsFlashes({}),
        api.getNews({ newsId: '1' }),
      ];
      expect(new Set(await Promise.all(calls.map(refusal)))).toEqual(new Set(['newsClosed']));
      expect(await menu(api)).not.toContain('news');
    }
    expect(await refusal(member.api.followNewsTeam({ team: 'arsenal fc', follow: true }))).toBe('newsClosed');
    expect((await fetch(`${test.urls.site}/news/rss.xml`)).status).toBe(200);
    expect(await (await fetch(`${test.urls.site}/news/rss.xml`)).text()).toContain('310060');

    await setEntrance({ open: true });
    expect(await menu(test.visitor)).toContain('news');
    expect(await refusal(test.visitor.listTopNews({}))).toBe('');
  });

  it('admits whom its whitelist names', async () => {
    const inside = await test.register('Insider1');
    const outside = await test.register('Outside1');
    await setEntrance({ audience: 'list', members: ['insider1'] });
    const [listed, other] = [await test.register('Extra001'), test.visitor];
    expect(await refusal(other.listTopNews({}))).toBe('newsClosed');
    expect(await refusal(listed.api.listTopNews({}))).toBe('newsClosed');
    expect([inside.name, outside.name]).toEqual(['Insider1', 'Outside1']);
    expect(await refusal(inside.api.listTopNews({}))).toBe('');
    expect(await refusal(outside.api.listTopNews({}))).toBe('newsClosed');

    await setEntrance({ audience: 'grades', grades: [0] });
    expect(await refusal(outside.api.listTopNews({}))).toBe('');
    await setEntrance({ audience: 'grades', grades: [5] });
    expect(await refusal(outside.api.listTopNews({}))).toBe('newsClosed');
    await setEntrance({ audience: 'countries', countries: ['JP'] });
    expect(await refusal(outside.api.listTopNews({}))).toBe('newsClosed');
    await setEntrance({ audience: 'countries', countries: ['CN'] });
    expect(await refusal(outside.api.listTopNews({}))).toBe('');
    expect(await menu(outside.api)).toContain('news');
    expect(await menu(test.visitor)).not.toContain('news');
    await setEntrance({ audience: 'all' });
  });
});
