import type { Browser } from '@playwright/test';

/** Bytes as they go over the line, without the heads of the answers. */
export interface Weight {
  readonly script: number;
  readonly art: number;
}

/** What a game's page loads beyond the hall's: its script, and its pictures where they are files of their own. */
export async function measureWeight(browser: Browser, hall: string, game: string): Promise<Weight> {
  const known = await loadedBy(browser, hall);
  const own = [...(await loadedBy(browser, game))].filter(([url]) => !known.has(url));
  const sum = (kind: string): number =>
    own.filter(([, file]) => file.kind === kind).reduce((all, [, file]) => all + file.bytes, 0);
  return { script: sum('Script'), art: sum('Image') };
}

async function loadedBy(
  browser: Browser,
  url: string,
): Promise<Map<string, { kind: string; bytes: number }>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    const files = new Map<string, { url: string; kind: string; head: number }>();
    const loaded = new Map<string, { kind: string; bytes: number }>();
    line.on('Network.responseReceived', ({ requestId, type, response }) =>
      files.set(requestId, { url: response.url, kind: type, head: response.encodedDataLength }),
    );
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const file = files.get(requestId);
      if (file) loaded.set(file.url, { kind: file.kind, bytes: encodedDataLength - file.head });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    return loaded;
  } finally {
    await context.close();
  }
}
