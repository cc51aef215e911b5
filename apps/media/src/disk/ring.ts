import { readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How far back a viewer may go, in milliseconds. */
export const ringMs = 30 * 60_000;

/**
 * Recorded segments on the disk, of all rooms: each for 30 minutes, and together never more than `mostBytes`: the oldest go first. Knows after a
 * restart what lies there.
 */
export class Ring {
  readonly #files = new Map<string, { readonly at: number; readonly size: number }>();
  readonly #mostBytes: number;
  bytes = 0;

  constructor(folder: string, mostBytes: number) {
    this.#mostBytes = mostBytes;
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.m4s'))
      .map((name) => ({ path: join(folder, name), ...statOf(join(folder, name)) }));
    for (const { path, at, size } of found.toSorted((left, right) => left.at - right.at))
      this.#note(path, at, size);
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  /** Writes a file whole or not at all. Throws what the disk says. */
  async write(path: string, bytes: readonly Uint8Array[], now: number): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    this.#note(
      path,
      now,
      bytes.reduce((sum, piece) => sum + piece.length, 0),
    );
    await this.prune(now);
  }

  /** Removes what is too old or too much. */
  async prune(now: number): Promise<void> {
    for (const [path, { at, size }] of this.#files) {
      if (at + ringMs > now && this.bytes <= this.#mostBytes) return;
      this.#files.delete(path);
      this.bytes -= size;
      await rm(path, { force: true });
    }
  }

  #note(path: string, at: number, size: number): void {
    this.bytes += size - (this.#files.get(path)?.size ?? 0);
    this.#files.delete(path);
    this.#files.set(path, { at, size });
  }
}

function statOf(path: string): { at: number; size: number } {
  const { mtimeMs, size } = statSync(path);
  return { at: mtimeMs, size };
}
