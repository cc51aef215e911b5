import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BrowserProgram {
  readonly path: string;
  /** Where its libraries lie, on a system that lacks them. */
  readonly libraries: string | undefined;
}

const endMs = 5000;

/** The studio's camera: a browser without a window, open while a room is shown. It comes back when it dies. */
export class StudioBrowser {
  readonly #program: BrowserProgram;
  readonly #page: () => string;
  #child: ChildProcess | undefined;
  #profile = '';
  #wanted = false;

  constructor(program: BrowserProgram, page: () => string) {
    this.#program = program;
    this.#page = page;
  }

  /** Opens or closes it. */
  want(open: boolean): void {
    this.#wanted = open;
    if (open && !this.#child) this.#open();
    if (!open) void this.close();
  }

  async close(): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), endMs);
    await ended;
    clearTimeout(force);
  }

  #open(): void {
    this.#profile = mkdtempSync(join(tmpdir(), 'fairway-studio-'));
    const { path, libraries } = this.#program;
    const child = spawn(
      path,
      [
        '--headless',
        // A container rarely grants one, and the page is our own.
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--mute-audio',
        '--disable-dev-shm-usage',
        '--renderer-process-limit=1',
        `--user-data-dir=${this.#profile}`,
        this.#page(),
      ],
      {
        stdio: 'ignore',
        env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
      },
    );
    this.#child = child;
    const gone = (): void => {
      if (this.#child !== child) return;
      this.#child = undefined;
      rmSync(this.#profile, { recursive: true, force: true });
      if (this.#wanted) setTimeout(() => this.#wanted && !this.#child && this.#open(), 1000).unref();
    };
    child.once('exit', gone);
    child.once('error', gone);
  }
}
