import type { ChatSender } from '@fairway/contract/chat/item-schemas.ts';
import type { WelcomePriority } from '@fairway/contract/chat/states.ts';

export interface Arrival {
  readonly memberId: string;
  readonly from: ChatSender;
  readonly priority: WelcomePriority;
}

export interface Welcome extends Arrival {
  /** How many arrived besides and are not named. */
  readonly others: number;
}

const mostKept: Readonly<Record<WelcomePriority, number>> = { high: 20, low: 50 };
/** After so many of high priority one of low is shown. */
const highInTurn = 3;

/**
 * The arrivals of a room that wait to be announced: high ones first, after three of them a low one. Those for whom there is no place
 * are counted and named with the next one as «and so many more».
 */
export class WelcomeQueue {
  readonly #waiting: Record<WelcomePriority, Arrival[]> = { high: [], low: [] };
  #others = 0;
  #highShown = 0;

  get isEmpty(): boolean {
    return this.#waiting.high.length === 0 && this.#waiting.low.length === 0;
  }

  add(arrival: Arrival): void {
    const queue = this.#waiting[arrival.priority];
    if (queue.length < mostKept[arrival.priority]) queue.push(arrival);
    else this.#others += 1;
  }

  next(): Welcome | undefined {
    const { high, low } = this.#waiting;
    const turnOfLow = low.length > 0 && (high.length === 0 || this.#highShown >= highInTurn);
    const arrival = turnOfLow ? low.shift() : high.shift();
    if (!arrival) return undefined;
    this.#highShown = turnOfLow ? 0 : this.#highShown + 1;
    const others = this.isEmpty ? this.#others : 0;
    if (this.isEmpty) this.#others = 0;
    return { ...arrival, others };
  }
}
