import {
  connectPacket,
  disconnectPacket,
  PacketReader,
  pingPacket,
  receiptPacket,
  subscribePacket,
  unsubscribePacket,
  type Arrival,
} from './mqtt-packets.ts';

/** One MQTT connection as the live line needs it; a lost one is not revived but replaced by a new one. */
export interface LiveClient {
  /** Asks for a topic; `granted` is called when the broker has answered. */
  subscribe(topic: string, qos: 0 | 1, granted: () => void): void;
  unsubscribe(topic: string): void;
  close(): void;
}

export interface LiveEvents {
  onOpen(): void;
  onMessage(topic: string, text: string): void;
  /** The connection is gone, whatever the reason; called once, with the code that the server gave where it closed it. */
  onClosed(code?: number): void;
}

/** Announced to the server, in seconds; it disconnects a client that says nothing for one and a half times as long. */
const keepAlive = 30;
/** How often this end speaks, and by when it must have been answered, in ms. */
const beat = 15_000;
const connectTimeout = 10_000;

/**
 * Opens a WebSocket connection with a ticket and speaks MQTT 3.1.1 on it: a listener needs so little of it that a library
 * would weigh fifty times as much (decision 0015). It does not connect again by itself: a ticket opens one connection only.
 */
export function openClient(url: string, ticket: string, events: LiveEvents): LiveClient {
  const socket = new WebSocket(url, 'mqtt');
  socket.binaryType = 'arraybuffer';
  const packets = new PacketReader();
  const waiting = new Map<number, () => void>();
  let lastId = 0;
  let answered = true;
  let closed = false;
  let pulse: ReturnType<typeof setInterval> | undefined;

  const gone = (code?: number): void => {
    if (closed) return;
    closed = true;
    clearInterval(pulse);
    clearTimeout(patience);
    socket.close();
    events.onClosed(code);
  };
  const patience = setTimeout(() => gone(), connectTimeout);
  const send = (bytes: Uint8Array<ArrayBuffer>): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(bytes);
  };
  const nextId = (): number => (lastId = (lastId % 0xffff) + 1);
  const startPulse = (): void => {
    pulse = setInterval(() => {
      if (!answered) return gone();
      answered = false;
      send(pingPacket());
    }, beat);
  };
  const take = (arrival: Arrival): void => {
    if (closed) return;
    answered = true;
    if (arrival.kind === 'message') {
      if (arrival.id > 0) send(receiptPacket(arrival.id));
      events.onMessage(arrival.topic, arrival.text);
    } else if (arrival.kind === 'granted') {
      if (!arrival.refused) waiting.get(arrival.id)?.();
      waiting.delete(arrival.id);
    } else if (arrival.kind === 'connected') {
      if (arrival.refused) return gone();
      clearTimeout(patience);
      startPulse();
      events.onOpen();
    }
  };
  socket.addEventListener('open', () => send(connectPacket(ticket, keepAlive)));
  socket.addEventListener('close', ({ code }) => gone(code));
  socket.addEventListener('error', () => gone());
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data instanceof ArrayBuffer) packets.read(new Uint8Array(data)).forEach(take);
  });

  return {
    subscribe(topic, qos, granted) {
      const id = nextId();
      waiting.set(id, granted);
      send(subscribePacket(id, topic, qos));
    },
    unsubscribe: (topic) => send(unsubscribePacket(nextId(), topic)),
    close() {
      send(disconnectPacket());
      gone();
    },
  };
}
