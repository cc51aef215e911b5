import { readAmf0, type Amf0Value } from './amf0.ts';
import { ChunkReader } from './chunk-reader.ts';
import { messageTypes, type RtmpMessage } from './message.ts';
import { RtmpFault } from './rtmp-fault.ts';
import { writeAcknowledgement, writeCommand, writeSizes, writeStreamBegin } from './write-message.ts';

const version = 3;
const signatureBytes = 1536;
/** Messages and all bytes of a stranger after the handshake, then messages of a publisher. */
const strangerMessageBytes = 4096;
const strangerBytes = 16_384;
const publisherMessageBytes = 1_048_576;
const leastWindow = 1024;
const ownStream = 1;
/** The application that encoders name in the address, `rtmp://host:port/live`. */
const application = 'live';
const mostKey = 200;

type Media = 'sound' | 'picture';

/** What a session does outside. */
export interface RtmpParty {
  send(bytes: Buffer): void;
  /** The encoder has shown its stream key; `admit` or `refuse` answers it. */
  publish(streamKey: string): void;
  media(kind: Media, message: RtmpMessage): void;
  /** The encoder stops, and may return under the same key. */
  leave(): void;
}

type Step = 'hello' | 'echo' | 'connect' | 'connected' | 'created' | 'asking' | 'publishing' | 'left';

/**
 * RTMP 1.0 as far as a publisher needs it: the simple handshake, `connect`, `createStream`, `publish`, `deleteStream`. Every method
 * throws RtmpFault for what does not belong there; nothing after that is of use.
 */
export class RtmpSession {
  readonly #party: RtmpParty;
  readonly #chunks = new ChunkReader(strangerMessageBytes, (message) => this.#message(message));
  #step: Step = 'hello';
  #early: Buffer = Buffer.alloc(0);
  #received = 0;
  #afterHandshake = 0;
  #acknowledged = 0;
  #window = 2_500_000;

  constructor(party: RtmpParty) {
    this.#party = party;
  }

  /** Bytes held of what is not whole yet. */
  get held(): number {
    return this.#early.length + this.#chunks.held;
  }

  take(bytes: Buffer): void {
    this.#received += bytes.length;
    const rest = this.#step === 'hello' || this.#step === 'echo' ? this.#shakeHands(bytes) : bytes;
    if (rest === undefined) return;
    this.#afterHandshake += rest.length;
    if (this.#step !== 'publishing' && this.#step !== 'left' && this.#afterHandshake > strangerBytes)
      throw new RtmpFault('login', `${this.#afterHandshake} bytes without a key`);
    this.#chunks.push(rest);
    if (this.#received - this.#acknowledged < this.#window) return;
    this.#acknowledged = this.#received;
    this.#party.send(writeAcknowledgement(this.#received));
  }

  /** The key is good: pictures may come. */
  admit(): void {
    this.#step = 'publishing';
    this.#chunks.mostBytes = publisherMessageBytes;
    this.#party.send(writeStreamBegin(ownStream));
    this.#party.send(status('status', 'NetStream.Publish.Start', 'publishing'));
  }

  /** Tells the encoder why its publication does not begin, or does not go on. */
  refuse(reason: string): void {
    const code = this.#step === 'publishing' ? 'NetStream.Publish.Failed' : 'NetStream.Publish.BadName';
    if (this.#step !== 'hello' && this.#step !== 'echo') this.#party.send(status('error', code, reason));
    this.#step = 'left';
  }

  /** C0, C1 and C2; answers what follows them, undefined while they are not whole. */
  #shakeHands(bytes: Buffer): Buffer | undefined {
    this.#early = Buffer.concat([this.#early, bytes]);
    if (this.#early[0] !== undefined && this.#step === 'hello' && this.#early[0] !== version)
      throw new RtmpFault('handshake', `version ${this.#early[0]}`);
    if (this.#step === 'hello' && this.#early.length > signatureBytes) {
      const signature = this.#early.subarray(1, 1 + signatureBytes);
      // S1 need not be random: nobody is authenticated by it. S2 repeats C1.
      this.#party.send(Buffer.concat([Buffer.of(version), Buffer.alloc(signatureBytes), signature]));
      this.#early = Buffer.from(this.#early.subarray(1 + signatureBytes));
      this.#step = 'echo';
    }
    if (this.#step === 'hello' || this.#early.length < signatureBytes) return undefined;
    const rest = this.#early.subarray(signatureBytes);
    this.#early = Buffer.alloc(0);
    this.#step = 'connect';
    return rest;
  }

  #message(message: RtmpMessage): void {
    const { type, payload } = message;
    if (this.#step === 'left') return;
    if (type === messageTypes.sound || type === messageTypes.picture) {
      if (this.#step !== 'publishing') throw new RtmpFault('message', 'media before the key');
      this.#party.media(type === messageTypes.sound ? 'sound' : 'picture', message);
    } else if (type === messageTypes.windowSize) {
      if (payload.length !== 4) throw new RtmpFault('message', 'window size');
      this.#window = Math.max(leastWindow, payload.readUInt32BE(0));
    } else if (type === messageTypes.command) {
      this.#command(payload);
    } else if (!ignored.includes(type)) {
      throw new RtmpFault('message', `type ${type}`);
    }
  }

  #command(payload: Buffer): void {
    const [name, transaction, first, second] = readAmf0(payload);
    if (typeof name !== 'string' || typeof transaction !== 'number')
      throw new RtmpFault('command', 'no name');
    if (name === 'connect') this.#connect(transaction, first);
    else if (name === 'createStream') this.#createStream(transaction);
    else if (name === 'publish') this.#publish(second);
    else if (endings.includes(name)) {
      if (this.#step !== 'publishing') return;
      this.#step = 'left';
      this.#party.leave();
    }
    // Others are courtesies, such as `releaseStream` and `FCPublish`: encoders wait for no answer to them.
  }

  #connect(transaction: number, settings: Amf0Value | undefined): void {
    if (this.#step !== 'connect') throw new RtmpFault('command', 'connect');
    const app = typeof settings === 'object' && settings !== null && 'app' in settings ? settings.app : '';
    if (typeof app !== 'string' || app.replace(/\/$/, '') !== application)
      throw new RtmpFault('command', 'another application');
    this.#step = 'connected';
    this.#party.send(writeSizes());
    const success = { level: 'status', code: 'NetConnection.Connect.Success', description: 'connected' };
    const server = { fmsVer: 'FMS/3,0,1,123', capabilities: 31 };
    this.#party.send(writeCommand(0, '_result', transaction, server, { ...success, objectEncoding: 0 }));
  }

  #createStream(transaction: number): void {
    if (this.#step !== 'connected') throw new RtmpFault('command', 'createStream');
    this.#step = 'created';
    this.#party.send(writeCommand(0, '_result', transaction, null, ownStream));
  }

  #publish(key: Amf0Value | undefined): void {
    if (this.#step !== 'created' || typeof key !== 'string' || key === '' || key.length > mostKey)
      throw new RtmpFault('command', 'publish');
    this.#step = 'asking';
    this.#party.publish(key);
  }
}

const ignored: readonly number[] = [
  messageTypes.acknowledgement,
  messageTypes.userControl,
  messageTypes.peerBandwidth,
  messageTypes.data,
];
const endings = ['deleteStream', 'FCUnpublish', 'closeStream'];

function status(level: 'status' | 'error', code: string, description: string): Buffer {
  return writeCommand(ownStream, 'onStatus', 0, null, { level, code, description });
}
