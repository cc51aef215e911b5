import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { appendFile, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMediaTrack, mediaTracks, type MediaTrack } from '@fairway/contract/media/tracks.ts';
import { segmentDuration, type InitVersion, type Segment } from '../rooms/parts.ts';
import { readReplayLines, type ReplayLine } from './replay-line.ts';

/** One broadcast as it is kept: a file for each track, its init segments, and an index of where each segment lies. */
export class Replay {
  readonly room: string;
  readonly broadcast: string;
  readonly folder: string;
  readonly lines: ReplayLine[];
  /** When it last grew, in milliseconds since 1970. */
  changedAt: number;
  readonly #sizes = new Map<MediaTrack, number>();
  readonly #inits = new Map<string, number>();

  /** Reads what lies in the folder, which is made where there is none. */
  constructor(folder: string, room: string, broadcast: string, now: number) {
    this.folder = folder;
    this.room = room;
    this.broadcast = broadcast;
    mkdirSync(folder, { recursive: true });
    const index = this.#path('index.jsonl');
    this.lines = existsSync(index) ? readReplayLines(readFileSync(index, 'utf8')) : [];
    this.changedAt = existsSync(index) ? statSync(index).mtimeMs : now;
    for (const name of readdirSync(folder)) {
      const track = name.replace(/\.m4s$/, '');
      const { size } = statSync(join(folder, name));
      // The file's own length: what a death has cut off stays in it unused.
      if (isMediaTrack(track)) this.#sizes.set(track, size);
      else if (name.endsWith('.mp4')) this.#inits.set(name, size);
    }
  }

  get bytes(): number {
    const sizes = [...this.#sizes.values(), ...this.#inits.values()];
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  get tracks(): readonly MediaTrack[] {
    return mediaTracks.filter((track) => this.lines.some((line) => line.track === track));
  }

  /** Milliseconds of the longest track. */
  get length(): number {
    const of = (track: MediaTrack) =>
      this.lines.reduce((sum, line) => sum + (line.track === track ? line.duration : 0), 0);
    return Math.max(0, ...mediaTracks.map(of));
  }

  /** Throws what the disk says. */
  async addInit({ track, from, bytes }: InitVersion): Promise<void> {
    const name = `${track}-${from}.mp4`;
    await writeFile(this.#path(name), bytes);
    this.#inits.set(name, bytes.length);
  }

  /** Appends a segment, then its line: a line without its bytes is never there. Throws what the disk says. */
  async add(segment: Segment, pieces: readonly Uint8Array[], now: number): Promise<void> {
    const [first] = segment.parts;
    if (first === undefined) return;
    const { track, number, init } = segment;
    const body = Buffer.concat(pieces);
    const offset = this.#sizes.get(track) ?? 0;
    await appendFile(this.#path(`${track}.m4s`), body);
    this.#sizes.set(track, offset + body.length);
    const line: ReplayLine = {
      track,
      segment: number,
      init: init.from,
      capturedAt: Math.round(first.capturedAt),
      time: first.time * 1000,
      duration: segmentDuration(segment) * 1000,
      offset,
      bytes: body.length,
    };
    await appendFile(this.#path('index.jsonl'), `${JSON.stringify(line)}\n`);
    this.lines.push(line);
    this.changedAt = now;
  }

  /** The bytes of a segment; undefined for none. */
  async readSegment(track: MediaTrack, number: number): Promise<Buffer | undefined> {
    const line = this.lines.find((one) => one.track === track && one.segment === number);
    if (line === undefined) return undefined;
    const file = await open(this.#path(`${track}.m4s`)).catch(() => undefined);
    if (file === undefined) return undefined;
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(line.bytes), 0, line.bytes, line.offset);
      return bytesRead === line.bytes ? buffer : undefined;
    } finally {
      await file.close();
    }
  }

  async readInit(track: MediaTrack, from: number): Promise<Buffer | undefined> {
    return readFile(this.#path(`${track}-${from}.mp4`)).catch(() => undefined);
  }

  #path(name: string): string {
    return join(this.folder, name);
  }
}
