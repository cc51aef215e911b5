import { readSettings } from '../director/settings.ts';
import type { SignedParty } from '../http/signed-party.ts';
import { instant } from '../platform/clock.ts';
import { watchDue } from '../platform/due-watch.ts';
import type { Stage } from '../stage.ts';
import {
  dueCallbacks,
  findCallback,
  hurryCallbacks,
  insertAttempt,
  moveCallback,
  nextDue,
  releaseHeld,
  type CallbackAttempt,
  type CallbackEvent,
} from './callback-store.ts';
import { retryDelay } from './retry-schedule.ts';
import { isAcknowledged, sendCallback } from './send-callback.ts';

const tickMs = 25;
const inFlight = 20;
const lost = { durationMs: 0, httpStatus: null, answer: null, error: 'lost by fault' };

/** Delivers events when they fall due. The book is the queue: a killed process goes on where it was. */
export class CallbackDispatcher {
  readonly #stage: Stage;
  readonly #party: SignedParty;
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #isDue: (now: string) => boolean;

  constructor(stage: Stage, party: SignedParty) {
    this.#stage = stage;
    this.#party = party;
    this.#isDue = watchDue(stage.book, nextDue);
  }

  start(): void {
    this.#stage.timers.every(tickMs, () => this.#sendDue());
  }

  /** Sends an event now, whatever its state and without its faults. Undefined: no such event. */
  async redeliver(eventId: string, copies: number): Promise<CallbackAttempt[] | undefined> {
    const event = findCallback(this.#stage.book, eventId);
    if (!event) return undefined;
    const clean: CallbackEvent = { ...event, effect: { kind: 'callback' } };
    const attempts = await this.#sendCopies(clean, event.attemptsMade + 1, copies);
    if (attempts.some(isAcknowledged)) this.#settle(event, event.attemptsMade);
    return attempts;
  }

  /** Sends everything that waits, without waits, until nothing does or the time is up. */
  async drain(timeoutMs: number): Promise<void> {
    const { book, clock, timers } = this.#stage;
    const end = clock.now().getTime() + timeoutMs;
    while (clock.now().getTime() < end && (nextDue(book) !== undefined || this.#inFlight.size > 0)) {
      hurryCallbacks(book, instant(clock.now()));
      this.#sendDue();
      await Promise.race([...this.#inFlight.values(), timers.pause(tickMs)]);
    }
  }

  /** Waits for what is on the wire. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#inFlight.values());
  }

  #sendDue(): void {
    const now = instant(this.#stage.clock.now());
    if (!this.#isDue(now)) return;
    for (const event of dueCallbacks(this.#stage.book, now)) {
      if (this.#inFlight.size >= inFlight) return;
      if (this.#inFlight.has(event.eventId)) continue;
      const delivery = this.#deliver(event).finally(() => this.#inFlight.delete(event.eventId));
      this.#inFlight.set(event.eventId, delivery);
    }
  }

  async #deliver(event: CallbackEvent): Promise<void> {
    const { book, clock } = this.#stage;
    const number = event.attemptsMade + 1;
    const attempts = await this.#sendCopies(event, number, event.effect.copies ?? 1);
    book.transaction(() => {
      releaseHeld(book, event.orderNo, event.sequence, instant(clock.now()));
      if (attempts.some(isAcknowledged)) return this.#settle(event, number);
      const delay = retryDelay(number, readSettings(book).speed);
      moveCallback(book, event.eventId, {
        state: delay === undefined ? 'givenUp' : 'pending',
        attemptsMade: number,
        nextAttemptAt: delay === undefined ? null : instant(clock.now(), delay),
      });
    });
  }

  async #sendCopies(event: CallbackEvent, number: number, copies: number): Promise<CallbackAttempt[]> {
    const { book, clock } = this.#stage;
    const vanishes = typeof event.effect.lose === 'number' && number <= event.effect.lose;
    const positions = Array.from({ length: copies }, (_, index) => ({ number, copy: index + 1 }));
    const attempts = vanishes
      ? positions.map((position): CallbackAttempt => ({ ...position, ...lost, at: instant(clock.now()) }))
      : await Promise.all(
          positions.map((position) => sendCallback(this.#stage, this.#party, event, position)),
        );
    for (const attempt of attempts) insertAttempt(book, event.eventId, attempt);
    return attempts;
  }

  #settle(event: CallbackEvent, attemptsMade: number): void {
    moveCallback(this.#stage.book, event.eventId, { state: 'delivered', attemptsMade, nextAttemptAt: null });
  }
}
