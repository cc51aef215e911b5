import { expect, test } from './story.ts';

// The id of a document's site is in its head, where a brand's own build or proxy writes it: here the story is the
// proxy.
for (const { site, padded } of [
  { site: '18', padded: '90px' },
  { site: '28', padded: '90px' },
  { site: '8', padded: '0px' },
]) {
  test(`site ${site} keeps its pages ${padded} below the header, home and venues not [SHELL-017]`, async ({
    page,
  }) => {
    await page.route(/\/(?:cs|app\/\w+)$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<meta name="site-id" content="8" />',
        `<meta name="site-id" content="${site}" />`,
      );
      await route.fulfill({ response, body });
    });
    for (const [path, padding] of [
      ['/cs', padded],
      ['/app/agent', padded],
      ['/app/home', '0px'],
      ['/app/sport', '0px'],
    ] as const) {
      const call = page.waitForRequest('**/getSiteConfig');
      await page.goto(path);
      expect((await call).headers()['x-site-id']).toBe(site);
      await expect(page.locator('#content'), path).toHaveCSS('padding-top', padding);
    }
  });
}
