import { studioClock } from './studio-clock.ts';
import type { StudioNews, StudioOrder } from './studio-messages.ts';
import { Broadcasting } from './broadcasting.ts';

/** Draws, encodes and publishes away from the page: a page that is not looked at would slow it down. */

const tell = (news: StudioNews): void => globalThis.postMessage(news);

let broadcasting: Broadcasting | undefined;

globalThis.addEventListener('message', ({ data: order }: MessageEvent<StudioOrder>) => {
  if (order.kind === 'start') broadcasting = new Broadcasting(order, { now: studioClock, tell });
  else if (order.kind === 'sources') broadcasting?.use(order.sources);
  else broadcasting?.end();
});
