import { expect, type Page } from '@playwright/test';

/** First bytes of a subscription and of its grant (MQTT 3.1.1, sections 3.8 and 3.9). */
const subscribe = 0x82;
const granted = [0x90, 0x03];

/** Watches a page's live line from before it opens; what it answers waits until the page hears a topic, so that no news comes too early. */
export function watchLine(page: Page): (topic: string) => Promise<void> {
  const asked = new Map<string, Buffer>();
  const heard: Buffer[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/mqtt')) return;
    socket.on('framesent', ({ payload }) => {
      const bytes = Buffer.from(payload);
      // Head, length, two bytes of the packet's number, two of the topic's length, the topic, what is wanted.
      if (bytes[0] === subscribe) asked.set(bytes.subarray(6, -1).toString(), bytes.subarray(2, 4));
    });
    socket.on('framereceived', ({ payload }) => heard.push(Buffer.from(payload)));
  });
  return async (topic) => {
    await expect
      .poll(() => {
        const number = asked.get(topic);
        return number && heard.some((bytes) => bytes.includes(Buffer.from([...granted, ...number])));
      })
      .toBe(true);
  };
}
