import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message of a party as it arrived. */
export interface HeardMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Listens on loopback for messages of a party while a case is played; each is acknowledged. */
export async function hearMessages<Result>(
  play: (line: {
    readonly url: string;
    readonly heard: readonly HeardMessage[];
    /** Resolves when so many have come. Rejects after ten seconds. */
    readonly come: (count: number) => Promise<readonly HeardMessage[]>;
  }) => Promise<Result>,
): Promise<Result> {
  const heard: HeardMessage[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]);
      heard.push({ body: Buffer.concat(parts), headers: Object.fromEntries(headers) });
      response.end('success');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const come = async (count: number) => {
    for (let waited = 0; heard.length < count; waited += 20) {
      if (waited >= 10_000) throw new Error(`${heard.length} messages came instead of ${count}`);
      await new Promise((done) => setTimeout(done, 20));
    }
    return heard;
  };
  try {
    return await play({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, heard, come });
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}
