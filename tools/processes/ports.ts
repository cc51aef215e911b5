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
