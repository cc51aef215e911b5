import { expect, test } from '../console/desk.ts';

test.describe('what a page asks of the site', () => {
  test('the domains of pictures are asked for on load, and the configuration and parameters with them [SITE-010] [SITE-023] [SITE-028] [SITE-002]', async ({
    page,
    desk,
  }) => {
    await desk.publishSite(({ brand, domainLists }) => ({
      brand: {
        ...brand,
        name: '银滩',
        title: { zh: '赛事大厅', en: '' },
        logoUrl: '/logo/night.png',
        logoLightUrl: '',
      },
      domainLists: { ...domainLists, static: ['https://pictures.invalid'] },
    }));
    // Fails at once, whatever the machine's resolver makes of a name that is nobody's.
    await page.route('https://pictures.invalid/**', (route) => route.abort());
    const asked = page.waitForResponse('**/getStaticDomains');
    const parameters = page.waitForResponse('**/getSiteParameters');
    await page.goto('/app/home');

    expect((await asked).request().postDataJSON()).toEqual({ typeList: [107] });
    expect(await (await asked).json()).toMatchObject({
      code: 0,
      data: { list: [{ type: 107, domains: ['https://pictures.invalid'] }] },
    });
    expect(await (await parameters).json()).toMatchObject({ code: 0 });
    await expect(page).toHaveTitle(/^赛事大厅 · /);
    await expect(page.getByRole('banner').getByText('银滩')).toBeVisible();
  });

  test('the request for the clients’ domains names site, category and types, and is answered [SITE-024] [SITE-025]', async ({
    page,
  }) => {
    const asked = page.waitForResponse('**/getEbetDomainList');
    await page.goto('/app/appDownloadPage');

    expect((await asked).request().postDataJSON()).toEqual({
      siteId: '8',
      category: 1,
      types: ['live', 'pcClient', 'macClient', 'androidClient', 'news'],
    });
    expect(await (await asked).json()).toMatchObject({ code: 0 });
  });

  test('the premium entry jumps to the venue that the configuration names [VENUE-014]', async ({
    page,
    desk,
  }) => {
    await desk.publishSite(({ links }) => ({ links: { ...links, premiumVenue: 'beichen' } }));
    await page.goto('/app/home');
    await page.getByRole('link', { name: '尊享场馆 · 北辰电子' }).click();
    await expect(page).toHaveURL('/app/egame/beichen');
  });

  test('the language picker shows the list that it asks for, and a closed page leads back where the site says [SITE-012] [SITE-017]', async ({
    page,
    desk,
  }) => {
    await desk.publishSite(({ links }) => ({
      languages: ['en', 'zh-CN'],
      links: { ...links, returnUrl: '/app/sport' },
    }));
    const asked = page.waitForResponse('**/getLanguageWhitelist');
    await page.goto('/cs');
    const { data } = (await (await asked).json()) as { data: { languages: { name: string }[] } };
    expect(data.languages).toHaveLength(2);
    await expect(page.getByRole('group', { name: '语言' }).getByRole('button')).toHaveText(
      data.languages.map(({ name }) => name),
    );

    await page.goto('/maintenance');
    await page.getByRole('link', { name: '返回', exact: true }).click();
    await expect(page).toHaveURL('/app/sport');
  });
});
