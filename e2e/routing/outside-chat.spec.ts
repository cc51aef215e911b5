import { expect, test } from '../console/desk.ts';

/** A third party's chat, which shows the message it receives. */
const chat = `<!doctype html><p id="received">nothing yet</p><script>
addEventListener('message', ({ data }) => { document.getElementById('received').textContent = JSON.stringify(data); });
</script>`;

test('the chat of another server receives who writes', async ({ page, desk }) => {
  await page.route('https://chat.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: chat }),
  );
  await desk.publishSite(({ service }) => ({
    service: { ...service, chatUrl: 'https://chat.example/room' },
  }));
  await page.goto('/cschat');
  await expect(page.frameLocator('iframe').locator('#received')).toContainText('"type":"echat.metadata"');
  await expect(page.frameLocator('iframe').locator('#received')).toContainText('"signedIn":false');
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
