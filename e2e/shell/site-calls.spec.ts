import type { Page } from '@playwright/test';
import { expect, test } from './story.ts';
import { configured } from './configured.ts';

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function answered(page: Page, operation: string, facts: object): Promise<void> {
  await page.route(`**/api/site/v1/${operation}`, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: facts } }),
  );
}

/** The page's own server names configured servers in its policy; the story's server does not know these. */
async function widened(page: Page, address: RegExp, directive: string, source: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    const policy = headers['content-security-policy'] ?? '';
    headers['content-security-policy'] = policy.replace(directive, `${directive} ${source}`);
    await route.fulfill({ response, headers });
  });
}

test.describe('what a page asks of the site', () => {
  test('pictures come from a static domain, from the next one when it fails; config and parameters are asked on load [SITE-010] [SITE-023] [SITE-028] [SITE-002]', async ({
    page,
  }) => {
    await widened(page, /\/app\/home$/, 'img-src', 'https://*.example');
    await page.route('https://gone.example/**', (route) => route.abort());
    await page.route('https://there.example/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: picture }),
    );
    await answered(page, 'getStaticDomains', {
      list: [{ type: 107, domains: ['https://gone.example', 'https://there.example'] }],
    });
    await configured(page, ({ brand }) => ({
      brand: {
        ...brand,
        name: '银滩',
        title: { zh: '赛事大厅', en: '' },
        logoUrl: '/logo/night.png',
        logoLightUrl: '',
      },
    }));
    const asked = page.waitForRequest('**/getStaticDomains');
    const parameters = page.waitForResponse('**/getSiteParameters');
    await page.goto('/app/home');

    expect((await asked).postDataJSON()).toEqual({ typeList: [107] });
    expect(await (await parameters).json()).toMatchObject({ code: 0 });
    const logo = page.getByRole('banner').getByRole('img', { name: '银滩' });
    await expect(logo).toHaveAttribute('src', 'https://there.example/logo/night.png');
    await expect(page).toHaveTitle(/^赛事大厅 · /);
  });

  test('client files lie on the first of their domains that answers; the request names site, category and types [SITE-024] [SITE-025]', async ({
    page,
  }) => {
    await widened(page, /\/app\/appDownloadPage$/, 'connect-src', 'https://*.example');
    await page.route('https://gone.example/**', (route) => route.abort());
    await page.route('https://there.example/**', (route) => route.fulfill({ body: '' }));
    await answered(page, 'getEbetDomainList', {
      list: [{ type: 'pcClient', domains: ['https://gone.example', 'https://there.example'] }],
    });
    const asked = page.waitForRequest('**/getEbetDomainList');
    await page.goto('/app/appDownloadPage');

    expect((await asked).postDataJSON()).toEqual({
      siteId: '8',
      category: 1,
      types: ['live', 'pcClient', 'macClient', 'androidClient', 'news'],
    });
    await expect(page.getByRole('link', { name: /Windows/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/there\.example\//,
    );
  });

  test('the premium entry jumps to the venue that the configuration names [VENUE-014]', async ({ page }) => {
    await answered(page, 'getPremiumVenueJump', { venue: 'beichen' });
    await page.goto('/app/home');
    await page.getByRole('link', { name: '尊享场馆 · 北辰电子' }).click();
    await expect(page).toHaveURL('/app/egame/beichen');
  });

  test('the language picker shows the list that it asks for, and a closed page leads back where the site says [SITE-012] [SITE-017]', async ({
    page,
  }) => {
    await answered(page, 'getLanguageWhitelist', {
      languages: [
        { code: 'en', name: 'English (site)' },
        { code: 'zh-CN', name: '简体' },
      ],
    });
    await page.goto('/cs');
    await expect(page.getByRole('group', { name: '语言' }).getByRole('button')).toHaveText([
      'English (site)',
      '简体',
    ]);

    await answered(page, 'getReturnLink', { url: '/app/sport' });
    await page.goto('/maintenance');
    await page.getByRole('link', { name: '返回', exact: true }).click();
    await expect(page).toHaveURL('/app/sport');
  });
});
