import { createServer } from 'node:net';

/** True when nothing listens on this port of this address. */
export function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return listenOnce(port, host).then(
    () => true,
    () => false,
  );
}

/** A free port: the wished one if it is free, otherwise one the system picks. */
export async function findFreePort(wished = 0, host = '127.0.0.1'): Promise<number> {
  if (wished !== 0 && (await portIsFree(wished, host))) return wished;
  return listenOnce(0, host);
}

/** Two runs at once look in different places first, and one run looks behind what it has given out: that may not be in use yet. */
let next = 20_000 + ((process.pid * 8) % 10_000);

/** `count` free ports in a row, below the range from which the system gives ports to outgoing connections. */
export async function findFreePorts(count: number, host = '127.0.0.1'): Promise<number[]> {
  while (next + count <= 32_000) {
    const first = next;
    next += count;
    const row = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(row.map((port) => portIsFree(port, host)));
    if (free.every(Boolean)) return row;
  }
  throw new Error(`No ${count} free ports in a row.`);
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => resolve(taken));
    });
  });
}
