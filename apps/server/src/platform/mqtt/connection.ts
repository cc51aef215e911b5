import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Listener } from './fan-out/room.ts';
import { createPacketGuard, type PacketFault } from './guard/packet-guard.ts';
import type { Principal } from './principal.ts';

/** A reader that leaves this much of acknowledged news unread is cut off; it comes back and fetches. */
const maxUnsentBytes = 256 * 1024;

/** WebSocket close codes of ours: 1012 is "service restart", 4xxx are for the application. */
export const closeCodes = {
  restart: 1012,
  refused: 4400,
  sessionEnded: 4401,
  slow: 4408,
  replaced: 4409,
} as const;

/**
 * One WebSocket as the byte stream that the broker speaks MQTT over. Writes never wait: the broker would hold a place for
 * each waiting message, so that one slow reader would stop the others.
 */
export class MqttConnection extends Duplex implements Listener {
  readonly socket: Socket;
  readonly address: string;
  principal: Principal | undefined;
  /** False from the moment its session ended: nothing more is delivered, whatever is still in flight. */
  live = true;
  /** Topics it listens to. */
  readonly topics = new Set<string>();
  readonly #webSocket: WebSocket;
  readonly #onFault: (fault: PacketFault) => void;
  #closeCode = 1000;

  constructor(webSocket: WebSocket, socket: Socket, address: string, onFault: (fault: PacketFault) => void) {
    super({ writableHighWaterMark: maxUnsentBytes * 2, emitClose: true });
    this.socket = socket;
    this.address = address;
    this.#webSocket = webSocket;
    this.#onFault = onFault;
    const guard = createPacketGuard();
    webSocket.on('message', (message: Buffer, isBinary) => {
      if (this.destroyed) return;
      const fault = isBinary ? guard.check(message) : 'packet-type';
      if (fault) this.#refuse(fault);
      else if (!this.push(message)) webSocket.pause();
    });
    webSocket.on('ping', (data: Buffer) => {
      if (this.destroyed) return;
      const fault = guard.ping();
      if (fault) this.#refuse(fault);
      else webSocket.pong(data);
    });
    webSocket.on('close', () => {
      this.push(null);
      this.destroy();
    });
    webSocket.on('error', () => this.destroy());
  }

  /** Ends the connection with a close code that says why. */
  close(code: number): void {
    this.live = false;
    this.#closeCode = code;
    this.destroy();
  }

  /** Ends a connection whose reader does not keep up. */
  cutOff(): void {
    this.close(closeCodes.slow);
  }

  override _read(): void {
    this.#webSocket.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(fault: Error | null, done: (fault: Error | null) => void): void {
    this.live = false;
    if (this.#webSocket.readyState === this.#webSocket.OPEN) this.#webSocket.close(this.#closeCode);
    // A client that does not answer the close frame is cut.
    setTimeout(() => this.#webSocket.terminate(), 1000).unref();
    done(fault);
  }

  #send(bytes: Buffer): void {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    this.#webSocket.send(bytes);
    if (this.socket.writableLength > maxUnsentBytes) this.cutOff();
  }

  #refuse(fault: PacketFault): void {
    this.#onFault(fault);
    this.close(closeCodes.refused);
  }
}
