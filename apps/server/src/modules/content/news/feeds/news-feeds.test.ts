import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { seedContent } from '../../seed/seed-content.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedContent(test.app);
});
afterAll(() => test.end());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(test.urls.site + path, { headers });

describe('feeds and pictures of the news', () => {
  it.each([
    ['rss.xml', 'application/rss+xml'],
    ['atom.xml', 'application/atom+xml'],
    ['feed.json', 'application/feed+json'],
  ])('/news/%s lists the newest first, and says 304 to a reader who has it', async (name, type) => {
    const first = await ask(`/news/${name}`);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    const text = await first.text();
    // Published one hour and three hours before the first start.
    const [newest, next] = ['/app/news/newsDetail/4', '/app/news/newsDetail/1'].map((path) =>
      text.indexOf(path),
    );
    expect(newest).toBeGreaterThan(0);
    expect(next).toBeGreaterThan(newest ?? 0);
    const again = await ask(`/news/${name}`, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('draws a picture of 1200 × 630 for an article, and none for an unknown one', async () => {
    const answer = await ask('/news/card/1.png');
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    for (const name of ['nothing.png', '1.jpg', '%2e%2e.png', 'report-9.png'])
      expect(await (await ask(`/news/card/${name}`)).json()).toMatchObject({ code: 310_001 });
  });
});
