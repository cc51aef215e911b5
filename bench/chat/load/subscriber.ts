import { connect, type Socket } from 'node:net';
import { generate } from 'mqtt-packet';
import { clientFrame, createFrameCounter, upgradeRequest } from './web-socket-bytes.ts';

export interface Subscriber {
  socket: Socket;
  /** Called with the number of messages heard so far, after each read that completed one. */
  onHeard: (heard: number) => void;
}

const connackBytes = 4;
const subackBytes = 5;

/** Opens a WebSocket, logs in and subscribes; resolves when the broker granted it. All messages have one size. */
export function openSubscriber(port: number, topic: string, messageBytes: number): Promise<Subscriber> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  const subscriber: Subscriber = { socket, onHeard: () => {} };
  const counter = createFrameCounter();
  let upgraded = false;
  let heard = 0;
  socket.write(upgradeRequest(port));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      if (!upgraded) {
        const end = bytes.indexOf('\r\n\r\n');
        upgraded = true;
        socket.write(clientFrame(login()));
        socket.write(
          clientFrame(generate({ cmd: 'subscribe', messageId: 1, subscriptions: [{ topic, qos: 0 }] })),
        );
        counter.feed(bytes.subarray(end + 4));
        return;
      }
      counter.feed(bytes);
      const published = counter.payloadBytes() - connackBytes - subackBytes;
      if (published < 0) return;
      if (heard === 0) resolve(subscriber);
      const complete = Math.floor(published / messageBytes);
      if (complete === heard) return;
      heard = complete;
      subscriber.onHeard(heard);
    });
  });
}

/** A client that publishes: over a WebSocket as the others, or bare for a port that takes MQTT as it is. */
export async function openPublisher(port: number, overWebSocket: boolean): Promise<(packet: Buffer) => void> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  if (!overWebSocket) return (packet) => socket.write(packet);
  socket.write(upgradeRequest(port));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write(clientFrame(login()));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.resume();
  return (packet) => socket.write(clientFrame(packet));
}

function login(): Buffer {
  return generate({
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean: true,
    clientId: `bench-${process.pid}-${(serial += 1)}`,
    keepalive: 120,
    username: 'bench',
  });
}

let serial = 0;
