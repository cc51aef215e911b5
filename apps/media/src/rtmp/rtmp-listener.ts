import { createServer, type Server } from 'node:net';
import { publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';
import { PublishRtmp, type RtmpMeans } from './publish-rtmp.ts';

/** Connections that have not shown a key yet. */
const mostStrangers = 64;

/** Takes publishers over RTMP at a port of its own. */
export class RtmpListener {
  readonly #server: Server;
  readonly #open = new Set<PublishRtmp>();

  constructor(means: RtmpMeans) {
    this.#server = createServer({ allowHalfOpen: false }, (socket) => {
      const strangers = [...this.#open].filter(({ isStranger }) => isStranger).length;
      if (strangers >= mostStrangers) return void socket.destroy();
      const publisher = new PublishRtmp(socket, means);
      this.#open.add(publisher);
      return void socket.once('close', () => this.#open.delete(publisher));
    });
  }

  /** Throws where the port is taken. */
  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  tick(now: number): void {
    for (const one of this.#open) one.tick(now);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const one of this.#open) one.close(publishCloseCodes.restarting, 'restarting');
    await closed;
  }
}
