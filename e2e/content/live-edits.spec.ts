import type { AnyDocument } from '@fairway/contract/content/document-schemas.ts';
import type { Locator } from '@playwright/test';
import { callsOf, openConsole } from '../console/operator.ts';
import { expect, test } from '../shell/member.ts';

/** News reaches a page at once; the page asks a moment later, so that not everybody asks at the same time. */
const soon = { timeout: 30_000 };

const inSeconds = (count: number) => new Date(Date.now() + count * 1_000).toISOString();

/** A document of each kind that a visitor looks at, saying this. */
function documentsSaying(title: string): AnyDocument[] {
  const said = { zh: title, en: '' };
  const art = 'gift' as const;
  return [
    {
      kind: 'banner',
      document: {
        position: 0,
        art,
        tag: null,
        title: { zh: `横幅 ${title}`, en: '' },
        text: said,
        action: { words: { zh: '去看看', en: '' }, to: '/app/sport' },
      },
    },
    {
      kind: 'sponsor',
      document: {
        position: 0,
        art,
        name: { zh: `伙伴 ${title}`, en: '' },
        summary: said,
        text: said,
        url: '',
      },
    },
    {
      kind: 'floatWindow',
      document: {
        position: 0,
        closeable: true,
        time: null,
        list: [
          {
            title: { zh: title.slice(-16), en: '' },
            webSuspensionIcon: art,
            entrance: 'none',
            jumpType: 0,
            linkType: 1,
            webLink: '',
            activityType: '',
            activityId: '',
          },
        ],
      },
    },
    {
      kind: 'helpArticle',
      document: { position: 0, category: 'start', title: { zh: `条目 ${title}`, en: '' }, text: said },
    },
  ];
}

test('what is published for later appears on open pages by itself, goes back to an earlier version, and ends', async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/app/home');
  const help = await context.newPage();
  await signIn(help);
  await help.goto('/app/help/start/register');
  // From here on nobody reloads either of them.
  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await openConsole(desk, baseURL, 'administrator', '/console/content');
  await expect(desk.getByRole('heading', { level: 1, name: '内容发布' })).toBeVisible();
  const api = await callsOf(desk, baseURL);

  const stamp = Date.now().toString(36);
  // Before the others of its kind: of float windows the first alone is shown, of sponsors the first three.
  const key = `0-${stamp}`;
  const [first, second] = [`初版 ${stamp}`, `改版 ${stamp}`];
  const placesOf = (title: string): Locator[] => [
    page.getByRole('main').getByText(`横幅 ${title}`).first(),
    page.getByRole('region', { name: '合作伙伴' }).getByText(`伙伴 ${title}`),
    page.getByRole('region', { name: '浮动窗口' }).getByText(title),
    help.getByRole('navigation', { name: '帮助目录' }).getByText(`条目 ${title}`),
    page.getByRole('region', { name: '公告', exact: true }).getByText(title),
  ];
  const show = async (title: string) => {
    for (const place of placesOf(title)) await expect(place).toBeAttached(soon);
  };
  const gone = async (title: string) => {
    for (const place of placesOf(title)) await expect(place).toHaveCount(0, soon);
  };

  let decisions = 0;
  const decide = async (version: number | null, goesLiveAt: string | null) => {
    for (const { kind } of documentsSaying(first))
      await api.publishContent({ kind, key, version, goesLiveAt, decisions });
    decisions += 1;
  };
  const before = await api.getSiteDraft({});
  /** Publishes the site's configuration with one notice instead of its own. */
  const announce = async (title: string, from: string, until: string | null) => {
    const { version } = await api.getSiteDraft({});
    const texts = { zh: title, en: '' };
    const notices = [{ key, kind: 'site' as const, title: texts, text: texts, from, until }];
    await api.updateSiteConfig({ ...before.configuration, version, notices });
  };

  try {
    for (const [at, title] of [first, second].entries())
      for (const { kind, document } of documentsSaying(title))
        await api.saveContentDraft({ kind, key, version: at, document } as Parameters<
          typeof api.saveContentDraft
        >[0]);
    await gone(first);

    const start = inSeconds(4);
    await decide(1, start);
    await announce(first, start, null);
    await show(first);

    await decide(2, null);
    await announce(second, start, null);
    await show(second);
    await gone(first);

    // Back to the version before, and its end.
    await decide(1, null);
    const { version } = await api.getSiteDraft({});
    const site = await api.listSiteVersions({});
    await api.publishSiteVersion({ version: version - 1, decisions: site.decisions });
    await show(first);
    const end = inSeconds(4);
    await decide(null, end);
    await announce(first, start, end);
    await gone(first);
  } finally {
    // Nothing of it stays, whatever came of it.
    for (const { kind } of documentsSaying(first)) {
      const left = await api.getContentDocument({ kind, key }).catch(() => undefined);
      if (left && left.liveVersion !== null)
        await api.publishContent({ kind, key, version: null, goesLiveAt: null, decisions: left.decisions });
    }
    const { version } = await api.getSiteDraft({});
    await api.updateSiteConfig({ ...before.configuration, version });
    await desk.context().close();
  }
});
