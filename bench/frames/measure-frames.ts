import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a game's frames cost while a round is shown, in ms. */
export interface Figures {
  readonly frames: number;
  /** From one animation frame to the next. */
  readonly half: number;
  readonly most95: number;
  /** Of the page's main thread, for each frame: script, styles, layout and paint. */
  readonly busy: number;
}

export interface Watched {
  readonly url: string;
  /** Brings the page to where it is measured, and ends when that is over; `watch` runs in between. */
  play(this: void, page: Page, watch: <T>(act: () => Promise<T>) => Promise<T>): Promise<void>;
}

/** Measures one page in a fresh context on a slowed processor. */
export async function measureFrames(
  browser: Browser,
  slowdown: number,
  { url, play }: Watched,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Performance.enable');
    await page.addInitScript({ content: `(${sameSeed.toString()})()` });
    await page.goto(url, { waitUntil: 'load' });
    const taken: number[] = [];
    let busy = 0;
    await play(page, async (act) => {
      await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(`(${observe.toString()})()`);
      const before = await taskTime(line);
      const done = await act();
      busy += (await taskTime(line)) - before;
      taken.push(...((await page.evaluate('globalThis.takeFrames()')) as number[]));
      await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      return done;
    });
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
    return { frames: taken.length, half: at(0.5), most95: at(0.95), busy: busy / Math.max(1, taken.length) };
  } finally {
    await context.close();
  }
}

async function taskTime(line: CDPSession): Promise<number> {
  const { metrics } = await line.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** Runs in the page, before anything of it: rounds for demo chips follow from the same server seed in each run. */
function sameSeed(): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) =>
    array instanceof Uint8Array && array.length === 32 ? array.fill(7) : draw(array);
}

/** Runs in the page: notes how long each frame takes from here on. */
function observe(): void {
  const frames: number[] = [];
  let last = performance.now();
  let goesOn = true;
  const next = (now: number): void => {
    frames.push(now - last);
    last = now;
    if (goesOn) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(globalThis, {
    takeFrames: () => {
      goesOn = false;
      // The first one is of the press.
      return frames.slice(1);
    },
  });
}
