import { expect, test } from '../console/desk.ts';

/** A chat of somebody else, which shows what it is told. */
const chat = `<!doctype html><p id="told">nothing yet</p><script>
addEventListener('message', ({ data }) => { document.getElementById('told').textContent = JSON.stringify(data); });
</script>`;

test('the chat of another server is told who writes', async ({ page, desk }) => {
  await page.route('https://chat.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: chat }),
  );
  await desk.publishSite(({ service }) => ({
    service: { ...service, chatUrl: 'https://chat.example/room' },
  }));
  await page.goto('/cschat');
  await expect(page.frameLocator('iframe').locator('#told')).toContainText('"type":"echat.metadata"');
  await expect(page.frameLocator('iframe').locator('#told')).toContainText('"signedIn":false');
});

test('no line leads anywhere but to a safe address', async ({ page }) => {
  const lines = [
    { code: 'bad', name: '坏线路', url: 'javascript:alert(1)' },
    { code: 'day', name: '日间线路', url: 'https://talk.example/day' },
  ];
  await page.route('**/api/site/v1/getServiceLines', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { lines } } }),
  );
  await page.goto('/cs');
  await expect(page.getByRole('link', { name: '日间线路' })).toBeVisible();
  await expect(page.getByText('坏线路')).toHaveCount(0);
});
