import type { WebSocket } from 'ws';

/** What a socket has received, for tests that wait for it. */
export class MessageBox<Message> {
  readonly texts: Message[] = [];
  readonly frames: Uint8Array<ArrayBuffer>[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  #wake: () => void = () => undefined;

  constructor(socket: WebSocket) {
    socket.on('message', (bytes: Buffer<ArrayBuffer>, binary) => {
      if (binary) this.frames.push(Uint8Array.from(bytes));
      else this.texts.push(JSON.parse(bytes.toString()) as Message);
      this.#wake();
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) =>
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    );
  }

  /** The first text message that is wanted, waiting for it; `take` removes it and those before it. */
  async find(wanted: (message: Message) => boolean, take = false): Promise<Message> {
    for (;;) {
      const at = this.texts.findIndex(wanted);
      const found = this.texts[at];
      if (found !== undefined) {
        if (take) this.texts.splice(0, at + 1);
        return found;
      }
      await this.#news();
    }
  }

  /** Waits for so many frames. */
  async framesOf(count: number): Promise<Uint8Array<ArrayBuffer>[]> {
    while (this.frames.length < count) await this.#news();
    return this.frames;
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
