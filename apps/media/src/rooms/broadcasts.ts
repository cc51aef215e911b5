import type { MediaHookAnswer } from '@fairway/contract/media/hook-schemas.ts';
import { publisherQuietMs } from '@fairway/contract/media/publish-messages.ts';
import type { StreamFault } from '@fairway/contract/media/stream-faults.ts';
import type { Clock } from '../clock.ts';
import type { AskServer } from '../seal/ask-server.ts';
import { HookReporter } from '../seal/report-hooks.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const headMs = 60_000;

export type EndReason = 'publisher' | 'away' | 'fault' | 'order';

/** Moves broadcasts from state to state and reports it to the server: ready → live ⇄ interrupted → ended | takenDown. */
export class Broadcasts {
  readonly #rooms: Rooms;
  readonly #ask: AskServer;
  readonly #clock: Clock;
  readonly #reporters = new Map<string, HookReporter>();
  /** Called when a broadcast is over by other than its publisher's leave. */
  onOver: (room: Room) => void = () => undefined;

  constructor(rooms: Rooms, ask: AskServer, clock: Clock) {
    this.#rooms = rooms;
    this.#ask = ask;
    this.#clock = clock;
  }

  /** A part came: the broadcast is live, if it was not. */
  flow(room: Room): void {
    if (room.state === 'live' || room.isOver) return;
    const now = this.#clock.now();
    room.change('live', now);
    const tracks = room.windows.map(({ track }) => track);
    this.#report(room, { kind: 'started', room: room.id, broadcast: room.broadcast, at: now, tracks });
  }

  /** The publisher is gone or silent. */
  interrupt(room: Room): void {
    if (room.state !== 'live') return;
    const now = this.#clock.now();
    room.change('interrupted', now);
    this.#report(room, { kind: 'interrupted', room: room.id, broadcast: room.broadcast, at: now });
  }

  end(room: Room, state: 'ended' | 'takenDown', reason: EndReason, fault?: StreamFault): void {
    if (room.isOver) return;
    const now = this.#clock.now();
    room.change(state, now);
    this.#report(room, {
      kind: 'ended',
      room: room.id,
      broadcast: room.broadcast,
      at: now,
      reason,
      ...(fault !== undefined && { fault }),
      ...room.recorder.chain,
    });
    this.onOver(room);
  }

  /** Silence, absence, the chain's head each minute, what was held back. */
  tick(): void {
    const now = this.#clock.now();
    for (const room of this.#rooms.all) {
      room.line.tick(now);
      if (room.state === 'live' && now - room.arrivedAt >= publisherQuietMs) this.interrupt(room);
      const waits = room.state === 'interrupted' || room.state === 'ready';
      if (waits && now >= room.awaitedUntil) this.end(room, 'ended', 'away');
      if (room.isOver || now - room.headAt < headMs) continue;
      room.headAt = now;
      const { chain } = room.recorder;
      this.#report(room, { kind: 'head', room: room.id, broadcast: room.broadcast, at: now, ...chain });
    }
    this.#rooms.forget(now);
    for (const id of this.#reporters.keys())
      if (this.#rooms.find(id) === undefined) this.#reporters.delete(id);
  }

  /** Sends what is still to be sent, once. */
  async close(): Promise<void> {
    await Promise.all([...this.#reporters.values()].map((reporter) => reporter.stop()));
    await Promise.all(this.#rooms.all.map(({ recorder }) => recorder.settled()));
  }

  #report(room: Room, hook: Parameters<HookReporter['report']>[0]): void {
    const reporter = this.#reporters.get(room.id) ?? new HookReporter(this.#ask);
    this.#reporters.set(room.id, reporter);
    reporter.report(hook, (answer: MediaHookAnswer) => {
      if (answer.status === 'over') this.end(room, 'ended', 'order');
    });
  }
}
