import type { Server } from 'node:net';

export interface BrokerPorts {
  subscribers: number;
  publisher: number;
}

export interface MemoryReport {
  /** Pages of the process in memory. */
  residentBytes: number;
  /** What objects and buffers hold after a collection. */
  liveBytes: number;
}

/** Reports the ports to the parent process, and its memory on request. */
export function report({ subscribers, publisher }: Record<keyof BrokerPorts, Server>): void {
  const ports: BrokerPorts = { subscribers: portOf(subscribers), publisher: portOf(publisher) };
  process.on('message', () => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const memory: MemoryReport = { residentBytes: rss, liveBytes: heapUsed + external };
    process.send?.(memory);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(ports);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
