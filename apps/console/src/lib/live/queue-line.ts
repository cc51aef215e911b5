import type { LineEvents } from './open-line.ts';

const firstPause = 1_000;
const longestPause = 30_000;
/** Several news of one moment are one refresh. */
const gather = 200;

export interface QueueLineSettings {
  open(events: LineEvents): Promise<() => void>;
  /** Makes the screens of these queues ask again. */
  refresh(queues: ReadonlySet<string>): void;
  /** Between 0 and 1: spreads the clerks of a restarted server over half a pause. */
  random(): number;
}

/** The console's live line: news only say that a queue has changed, the screens then ask over HTTP. Reopened after a loss. */
export class QueueLine {
  private readonly settings: QueueLineSettings;
  private readonly listeners = new Set<() => void>();
  private readonly changed = new Set<string>();
  private close: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private pause = firstPause;
  /** Names the present try, so that what an older one still says is not heard. */
  private line = 0;
  isOpen = false;

  constructor(settings: QueueLineSettings) {
    this.settings = settings;
  }

  /** Opens the line and keeps it open until the answered function is called. */
  keep(): () => void {
    this.connect();
    return () => {
      clearTimeout(this.timer);
      clearTimeout(this.gathering);
      this.line += 1;
      this.close?.();
      this.close = undefined;
      this.say(false);
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private connect(): void {
    this.line += 1;
    const mine = this.line;
    const whenMine = (act: () => void) => () => mine === this.line && act();
    this.settings
      .open({
        onOpen: whenMine(() => this.opened()),
        onNews: (queue) => mine === this.line && this.heard([queue]),
        onClosed: whenMine(() => this.lost()),
      })
      .then(
        (close) => (mine === this.line ? (this.close = close) : close()),
        whenMine(() => this.lost()),
      );
  }

  private opened(): void {
    this.pause = firstPause;
    this.say(true);
    // What happened while there was no line is not known.
    this.heard(['withdrawals', 'deposits', 'matching']);
  }

  private heard(queues: readonly string[]): void {
    for (const queue of queues) this.changed.add(queue);
    clearTimeout(this.gathering);
    this.gathering = setTimeout(() => {
      this.settings.refresh(new Set(this.changed));
      this.changed.clear();
    }, gather);
  }

  private lost(): void {
    this.close = undefined;
    this.say(false);
    const pause = this.pause * (0.75 + this.settings.random() / 2);
    this.pause = Math.min(this.pause * 2, longestPause);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private say(isOpen: boolean): void {
    if (this.isOpen === isOpen) return;
    this.isOpen = isOpen;
    for (const listener of this.listeners) listener();
  }
}
