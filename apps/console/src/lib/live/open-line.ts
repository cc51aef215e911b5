import type { QueueNews } from '@fairway/contract/news.ts';
import { topicName, topics } from '@fairway/contract/topics.ts';
import { api } from '../api.ts';

export interface LineEvents {
  onOpen(): void;
  onNews(queue: QueueNews['queue']): void;
  /** The line is gone, whatever the reason; called once. */
  onClosed(): void;
}

/**
 * Opens a live line to the news of the queues with a ticket of its own. It does not open again by itself: a ticket opens
 * one line. Answers how to close it; throws when no ticket is to be had.
 */
export async function openLine(events: LineEvents): Promise<() => void> {
  const [{ ticket, url }, { default: mqtt }] = await Promise.all([api.getLiveTicket({}), import('mqtt')]);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const client = mqtt.connect(url ?? `${scheme}://${location.host}/mqtt`, {
    protocolVersion: 4,
    // Keep-alive by the page's own timer: the library's worker would need a blob script, which the policy refuses.
    timerVariant: 'native',
    username: ticket,
    clean: true,
    reconnectPeriod: 0,
    connectTimeout: 10_000,
    keepalive: 30,
    resubscribe: false,
  });
  const topic = topicName('operatorQueues', {});
  let isClosed = false;
  client.on('connect', () => {
    client.subscribe(topic, { qos: topics.operatorQueues.qos }, (fault) => {
      if (!fault) events.onOpen();
    });
  });
  client.on('message', (_, payload) => {
    const queue = queueOf(new TextDecoder().decode(payload));
    if (queue) events.onNews(queue);
  });
  client.on('close', () => {
    if (isClosed) return;
    isClosed = true;
    events.onClosed();
  });
  // A refused ticket or an unreachable server closes as well; without a listener it would throw.
  client.on('error', () => client.end(true));
  return () => void client.end(true);
}

function queueOf(text: string): QueueNews['queue'] | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null || !('queue' in message)) return undefined;
    const { queue } = message;
    return queue === 'deposits' || queue === 'withdrawals' || queue === 'matching' ? queue : undefined;
  } catch {
    return undefined;
  }
}
