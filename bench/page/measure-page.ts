import type { Browser } from '@playwright/test';

/** What one cold load of a page costs: bytes as they go over the line, times in ms from the navigation. */
export interface Figures {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Element and first text of the largest paint. */
  readonly largestOf: string;
  /** When the slices of the largest text were there: on a device without a Chinese font it can be read from here on. */
  readonly inItsFont: number;
  readonly shift: number;
  /** Time in tasks of more than 50 ms. */
  readonly busy: number;
}

const slowdown = 4;
/** Until the layout is stable; nothing that the page shows by itself comes later. */
const settle = 3_500;

/** Loads a page in a fresh context on a slowed processor (4 x) and line (10 Mbit/s, 40 ms). */
export async function measurePage(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: (10 * 1_000_000) / 8,
      uploadThroughput: (10 * 1_000_000) / 8,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await page.addInitScript({ content: `(${observe.toString()})()` });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settle);
    const seen = (await page.evaluate('globalThis.seen')) as Omit<Figures, 'script' | 'style' | 'font'>;
    const of = (kind: string): number => bytes.get(kind) ?? 0;
    return { ...seen, script: of('Script'), style: of('Stylesheet'), font: of('Font') };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, largestOf: '', inItsFont: 0, shift: 0, busy: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    seen.largestPaint = entry.startTime;
    seen.largestOf = `${element?.tagName ?? ''} ${element?.textContent.slice(0, 24) ?? ''}`;
  });
  const look = (): void => {
    const family = 'Noto Sans SC Variable';
    const listed = [...document.fonts].some((face) => face.family.includes(family));
    // Before the list of slices has come every text counts as drawable.
    const drawable = listed && document.fonts.check(`800 40px "${family}"`, seen.largestOf || '满');
    if (drawable) seen.inItsFont = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ duration }) => {
    seen.busy += duration;
  });
}
