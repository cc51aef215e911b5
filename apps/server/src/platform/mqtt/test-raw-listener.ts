import type { Socket } from 'node:net';
import { generate, parser } from 'mqtt-packet';
import { WebSocket } from 'ws';
import { visitor, type TestBroker } from './test-broker.ts';

export interface RawListener {
  /** The TCP socket under the WebSocket, to stop reading or to cut. */
  socket: Socket;
  messages: { seq: number; gap?: true }[];
  /** WebSocket frames received, login and subscription included. */
  frames(): number;
}

/** A visitor on a bare WebSocket who takes the frames apart himself, subscribed to one topic. */
export function openRawListener(test: TestBroker, topic: string): Promise<RawListener> {
  const webSocket = new WebSocket(test.url, 'mqtt');
  const messages: RawListener['messages'] = [];
  const reader = parser();
  let frames = 0;
  let socket: Socket | undefined;
  webSocket.on('upgrade', (response) => {
    socket = response.socket;
  });
  webSocket.on('open', () => {
    webSocket.send(
      generate({
        cmd: 'connect',
        protocolId: 'MQTT',
        protocolVersion: 4,
        clean: true,
        clientId: 'x',
        keepalive: 60,
        username: test.ticket(visitor),
      }),
    );
    webSocket.send(generate({ cmd: 'subscribe', messageId: 1, subscriptions: [{ topic, qos: 0 }] }));
  });
  webSocket.on('message', (frame: Buffer) => {
    frames += 1;
    reader.parse(frame);
  });
  return new Promise((resolve) => {
    reader.on('packet', (packet) => {
      if (packet.cmd === 'suback' && socket) resolve({ socket, messages, frames: () => frames });
      if (packet.cmd === 'publish') {
        messages.push(JSON.parse(packet.payload.toString()) as RawListener['messages'][number]);
      }
    });
  });
}
