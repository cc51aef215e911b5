import { socketOrigin, videoDomain } from '@fairway/contract/live/video.ts';
import { decodeFrame } from '@fairway/contract/media/frames.ts';
import { playRenewalSeconds } from '@fairway/contract/media/play-address.ts';
import {
  playCloseCodes,
  type OfferedTrack,
  type OriginMessage,
} from '@fairway/contract/media/play-messages.ts';

/** `away`: the anchor may come back; `over`: nothing more comes. */
export type DeskPlayState = 'connecting' | 'playing' | 'away' | 'over' | 'fault';

/** What shows the parts of a connection. */
export interface Screen {
  append(frame: NonNullable<ReturnType<typeof decodeFrame>>): void;
  close(): void;
}

export interface DeskPlayerSettings {
  /** Asks the server where the picture lies; throws a refusal, or anything else where no answer came. */
  readonly source: () => Promise<{ path: string; domains: readonly string[] }>;
  readonly isOver: (fault: unknown) => boolean;
  readonly openScreen: (tracks: readonly OfferedTrack[]) => Screen;
  readonly openSocket: (url: string) => WebSocket;
  /** Address of the page, whose scheme domains without one take. */
  readonly page: string;
  readonly onState: (state: DeskPlayState) => void;
}

const overCodes: readonly number[] = [playCloseCodes.takenDown, playCloseCodes.ended, playCloseCodes.notLive];
/** Milliseconds without a part after which the next line is tried, and between two tries. */
const silenceMs = 6000;
const pauseMs = 1000;
const longestPauseMs = 10_000;

/** Plays a broadcast for the desk: the small picture and the sound, one line after the other, until it is over or closed. */
export class DeskPlayer {
  readonly #settings: DeskPlayerSettings;
  #socket: WebSocket | undefined;
  #screen: Screen | undefined;
  #shown = '';
  #errors = 0;
  #line = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: DeskPlayerSettings) {
    this.#settings = settings;
  }

  start(): void {
    void this.#connect();
  }

  close(): void {
    this.#line = -1;
    this.#hangUp();
  }

  async #connect(): Promise<void> {
    const line = (this.#line += 1);
    const isMine = (): boolean => line === this.#line;
    const { source, isOver, openSocket, page, onState } = this.#settings;
    onState(this.#errors === 0 ? 'connecting' : 'fault');
    try {
      const { path, domains } = await source();
      const domain = videoDomain(domains, this.#errors);
      if (!isMine()) return;
      if (domain === undefined) throw new Error('no domain');
      const socket = openSocket(`${socketOrigin(domain, page)}${path}?video=360p&sound=1`);
      socket.binaryType = 'arraybuffer';
      this.#socket = socket;
      this.#awaitPart();
      socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
        if (!isMine()) return;
        if (typeof data === 'string') this.#hear(JSON.parse(data) as OriginMessage);
        else this.#take(new Uint8Array(data));
      });
      socket.addEventListener('close', ({ code }) => {
        if (isMine()) this.#ended(code);
      });
      this.#next = setTimeout(() => void this.#renew(isMine), playRenewalSeconds * 1000);
    } catch (fault) {
      if (!isMine()) return;
      if (isOver(fault)) this.#finish();
      else this.#again();
    }
  }

  #hear(message: OriginMessage): void {
    if (message.kind === 'room') this.#open(message.tracks);
    if (message.kind === 'away' || (message.kind === 'room' && !message.live)) {
      clearTimeout(this.#silence);
      this.#settings.onState('away');
    } else if (message.kind === 'back') this.#awaitPart();
  }

  /**
   * The first message names the tracks. Another one says that they changed, as when sound came back before the picture: the line is opened
   * again, since init segments come once a line.
   */
  #open(tracks: readonly OfferedTrack[]): void {
    const picture =
      tracks.find(({ track }) => track === '360p') ?? tracks.find(({ track }) => track === 'hd');
    const wanted = tracks.filter((each) => each === picture || each.track === 'sound');
    const named = wanted.map(({ track, codec }) => `${track} ${codec}`).join();
    if (wanted.length === 0 || (this.#screen && named === this.#shown)) return;
    if (this.#screen) {
      this.#hangUp();
      void this.#connect();
      return;
    }
    this.#shown = named;
    this.#screen = this.#settings.openScreen(wanted);
    if (picture?.track === 'hd')
      this.#socket?.send(JSON.stringify({ kind: 'choose', video: 'hd', sound: true }));
  }

  #take(bytes: Uint8Array<ArrayBuffer>): void {
    const frame = decodeFrame(bytes);
    if (frame === undefined) return;
    this.#screen?.append(frame);
    if (frame.kind !== 'part') return;
    this.#errors = 0;
    this.#awaitPart();
    this.#settings.onState('playing');
  }

  /** A fresh address for the open connection; without one it ends at the expiry and is opened again. */
  async #renew(isMine: () => boolean): Promise<void> {
    const fresh = await this.#settings.source().catch(() => undefined);
    if (!isMine()) return;
    if (fresh) this.#socket?.send(JSON.stringify({ kind: 'renew', path: fresh.path }));
    this.#next = setTimeout(() => void this.#renew(isMine), playRenewalSeconds * 1000);
  }

  #awaitPart(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#again(), silenceMs);
  }

  #ended(code: number): void {
    if (overCodes.includes(code)) this.#finish();
    else this.#again();
  }

  #again(): void {
    this.#hangUp();
    this.#line += 1;
    this.#errors += 1;
    this.#settings.onState('fault');
    this.#next = setTimeout(() => void this.#connect(), Math.min(this.#errors * pauseMs, longestPauseMs));
  }

  #finish(): void {
    this.close();
    this.#settings.onState('over');
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#next);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#screen?.close();
    this.#screen = undefined;
  }
}
