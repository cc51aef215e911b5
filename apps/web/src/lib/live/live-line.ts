import type { LiveClient, LiveEvents } from './open-client.ts';
import { Sequence } from './sequence.ts';

/** Someone who follows a topic. */
export interface Follower {
  onMessage(message: object): void;
  /** Messages may have been missed: fetch again what the screen shows. */
  onGap(): void;
}

export interface LiveLineSettings {
  /** Asks for a ticket and opens a connection with it; throws when there is no answer. */
  open(events: LiveEvents): Promise<LiveClient>;
  now(): number;
  random(): number;
  /** The line is up, or no longer; over where it is not opened again. */
  onState?(isOpen: boolean, isOver: boolean): void;
  /** Close codes after which the line stays closed. */
  isFinal?(code: number): boolean;
}

interface Followed {
  qos: 0 | 1;
  followers: Set<Follower>;
  sequence: Sequence;
  askedAt: number;
  /** Granted before: a new grant then follows a break. */
  heard: boolean;
}

const firstPause = 500;
const longestPause = 30_000;
/** A connection on which nothing is followed is kept this long, in ms: a screen that comes back finds it open. */
const linger = 5_000;
/** A subscription that took longer than this, in ms, may have missed something. */
const slowGrant = 2_000;

/**
 * The page's one line for live news. It connects with the first follower and disconnects some seconds after the last; a
 * lost connection is reopened with a new ticket, after a growing pause, and every follower is notified that news may be
 * missing.
 */
export class LiveLine {
  private readonly topics = new Map<string, Followed>();
  private readonly settings: LiveLineSettings;
  private state: 'away' | 'opening' | 'open' | 'pausing' = 'away';
  private client: LiveClient | undefined;
  /** Names the present connection, so that what an older one still says is not heard. */
  private connection = 0;
  private pause = firstPause;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: LiveLineSettings) {
    this.settings = settings;
  }

  /** Follows a topic until the answered function is called. */
  follow(topic: string, qos: 0 | 1, follower: Follower): () => void {
    const known = this.topics.get(topic);
    if (known) known.followers.add(follower);
    else {
      this.topics.set(topic, {
        qos,
        followers: new Set([follower]),
        sequence: new Sequence(),
        askedAt: this.settings.now(),
        heard: false,
      });
      if (this.state === 'open') this.ask(topic);
    }
    if (this.state === 'away') this.connect();
    return () => this.leave(topic, follower);
  }

  /** Drops the connection and opens a new one: another member, or nobody, is signed in now. */
  restart(): void {
    this.drop();
    this.pause = firstPause;
    if (this.topics.size > 0) this.connect();
  }

  /** Closes the line for good; its followers hear nothing more. */
  close(): void {
    this.topics.clear();
    this.drop();
  }

  private leave(topic: string, follower: Follower): void {
    const known = this.topics.get(topic);
    if (!known?.followers.delete(follower) || known.followers.size > 0) return;
    this.topics.delete(topic);
    if (this.state === 'open') this.client?.unsubscribe(topic);
    if (this.topics.size === 0) this.later(linger, () => this.topics.size === 0 && this.drop());
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.state = 'opening';
    this.connection += 1;
    const mine = this.connection;
    const isMine = () => mine === this.connection;
    this.settings
      .open({
        onOpen: () => isMine() && this.opened(),
        onMessage: (topic, text) => isMine() && this.arrived(topic, text),
        onClosed: (code) => isMine() && this.lost(code),
      })
      .then(
        (client) => (isMine() ? (this.client = client) : client.close()),
        () => isMine() && this.lost(),
      );
  }

  private opened(): void {
    this.state = 'open';
    this.settings.onState?.(true, false);
    this.pause = firstPause;
    for (const topic of this.topics.keys()) this.ask(topic);
  }

  private ask(topic: string): void {
    const followed = this.topics.get(topic);
    if (!followed) return;
    this.client?.subscribe(topic, followed.qos, () => {
      const missed = followed.heard || this.settings.now() - followed.askedAt > slowGrant;
      followed.heard = true;
      if (missed) notifyGap(followed);
    });
  }

  private arrived(topic: string, text: string): void {
    const followed = this.topics.get(topic);
    const message = readMessage(text);
    if (!followed || !message) return;
    const isNotice = 'gap' in message;
    const arrival = followed.sequence.arrive(message.seq, isNotice);
    if (arrival === 'repeated') return;
    if (!isNotice) for (const follower of followed.followers) follower.onMessage(message);
    if (arrival === 'gap') notifyGap(followed);
  }

  private lost(code?: number): void {
    this.client = undefined;
    if (code !== undefined && this.settings.isFinal?.(code)) {
      this.drop();
      return;
    }
    this.settings.onState?.(false, false);
    if (this.topics.size === 0) {
      this.drop();
      return;
    }
    this.state = 'pausing';
    // Spread over half the pause, so that a restarted server is not asked by everybody at once.
    const pause = this.pause * (0.75 + this.settings.random() / 2);
    this.pause = Math.min(this.pause * 2, longestPause);
    this.later(pause, () => this.connect());
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.connection += 1;
    this.client?.close();
    this.client = undefined;
    this.state = 'away';
    this.settings.onState?.(false, true);
  }

  private later(milliseconds: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, milliseconds);
  }
}

function notifyGap({ followers }: Followed): void {
  for (const follower of followers) follower.onGap();
}

function readMessage(text: string): (object & { seq: number }) | undefined {
  try {
    const message: unknown = JSON.parse(text);
    if (typeof message !== 'object' || message === null || !('seq' in message)) return undefined;
    return typeof message.seq === 'number' ? { ...message, seq: message.seq } : undefined;
  } catch {
    return undefined;
  }
}
