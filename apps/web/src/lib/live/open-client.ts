/** One MQTT connection as the live line needs it; a lost one is not revived but opened anew. */
export interface LiveClient {
  /** Asks for a topic; `granted` is called when the broker has answered. */
  subscribe(topic: string, qos: 0 | 1, granted: () => void): void;
  unsubscribe(topic: string): void;
  close(): void;
}

export interface LiveEvents {
  onOpen(): void;
  onMessage(topic: string, text: string): void;
  /** The connection is gone, whatever the reason; called once. */
  onClosed(): void;
}

/**
 * Opens a WebSocket connection with a ticket. The library is loaded with the first connection, because most of what a
 * visitor sees needs none. It does not connect again by itself: a ticket opens one connection only.
 */
export async function openClient(url: string, ticket: string, events: LiveEvents): Promise<LiveClient> {
  const { default: mqtt } = await import('mqtt');
  const client = mqtt.connect(url, {
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
  let closed = false;
  const gone = () => {
    if (closed) return;
    closed = true;
    events.onClosed();
  };
  client.on('connect', () => events.onOpen());
  client.on('message', (topic, payload) => events.onMessage(topic, new TextDecoder().decode(payload)));
  client.on('close', gone);
  // A refused ticket or an unreachable server closes as well; without a listener it would throw.
  client.on('error', () => client.end(true));
  return {
    subscribe: (topic, qos, granted) =>
      void client.subscribe(topic, { qos }, (fault) => {
        if (!fault) granted();
      }),
    unsubscribe: (topic) => void client.unsubscribe(topic),
    close: () => void client.end(true),
  };
}
