import type { Api } from './client.ts';

/** Opens the live line where the answer that gives the ticket says it is. Resolves with that address once the broker has agreed. */
export async function openLine(api: Api): Promise<string> {
  const { ticket, url = '' } = await api.createMqttTicket({});
  const socket = new WebSocket(url, 'mqtt');
  socket.binaryType = 'arraybuffer';
  try {
    return await new Promise((done, failed) => {
      socket.addEventListener('error', () => failed(new Error(`no line at ${url}`)));
      socket.addEventListener('close', () => failed(new Error(`the line at ${url} was closed`)));
      socket.addEventListener('open', () => socket.send(connectPacket(ticket)));
      socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
        // CONNACK, accepted.
        const [kind, , , refusal] = new Uint8Array(data);
        if (kind === 0x20 && refusal === 0) done(url);
        else failed(new Error(`the broker answered ${kind}, ${refusal}`));
      });
    });
  } finally {
    socket.close();
  }
}

/** MQTT 3.1.1, a clean session, the ticket as the user name. */
function connectPacket(ticket: string): Uint8Array<ArrayBuffer> {
  const text = (value: string) => [0, value.length, ...new TextEncoder().encode(value)];
  const body = [...text('MQTT'), 4, 0x82, 0, 30, ...text(''), ...text(ticket)];
  return new Uint8Array([0x10, body.length, ...body]);
}
