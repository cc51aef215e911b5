import { expect, test } from '../console/desk.ts';

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// The servers of files are others than ours: here the story is them, one gone and one there.
test.beforeEach(async ({ page, desk }) => {
  const servers = ['https://gone.example', 'https://there.example'];
  await desk.publishSite(({ brand, domainLists }) => ({
    brand: { ...brand, name: '银滩', logoUrl: '/logo/night.png', logoLightUrl: '' },
    domainLists: { ...domainLists, static: servers, pcClient: servers },
  }));
  await page.route('https://gone.example/**', (route) => route.abort());
  await page.route('https://there.example/**', (route) =>
    route.fulfill({
      contentType: 'image/png',
      body: picture,
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
});

test('pictures come from a static domain, from the next one when it fails [SITE-010]', async ({ page }) => {
  await page.goto('/app/home');
  const logo = page.getByRole('banner').getByRole('img', { name: '银滩' });
  await expect(logo).toHaveAttribute('src', 'https://there.example/logo/night.png');
});

test('client files lie on the first of their domains that answers', async ({ page }) => {
  await page.goto('/app/appDownloadPage');
  await expect(page.getByRole('link', { name: /Windows/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/there\.example\//,
  );
});
