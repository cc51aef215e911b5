import type { Clock } from '../../clock.ts';
import type { Ids } from '../../ids.ts';
import type { Spoil } from './spoil-http.ts';

/** What a case has at hand. Every case brings its own order numbers and members, so that they can be played in any order and again. */
export interface ConformanceStage<Port> {
  readonly port: Port;
  readonly capabilities: Readonly<Record<string, boolean>>;
  /** Origins whose pages the site may show in a frame, by the adapter's settings. */
  readonly frames: readonly string[];
  /** The same party over a line with a fault; the first `soundFirst` exchanges are untouched. */
  spoilt(spoil: Spoil, soundFirst?: number): Port;
  /** The same party spoken to with keys that it does not know. */
  withWrongKeys(): Port;
  readonly clock: Clock;
  readonly ids: Ids;
  /** What the party's own side does, e.g. a payer pays; only where the sandbox plays the party. */
  readonly director: Director | undefined;
}

export interface Director {
  post(path: string, body: object): Promise<unknown>;
  get(path: string): Promise<unknown>;
}

export interface ConformanceCase<Port> {
  readonly name: string;
  /** Played only where the sandbox is the party. */
  readonly directed?: true;
  /** Played only by adapters that have the capability. */
  readonly needs?: string;
  /** Throws an error that says what was expected and what was found. */
  play(stage: ConformanceStage<Port>): Promise<void>;
}

/** Throws unless it holds; the message says what was found. */
export function demand(holds: boolean, found: string): asserts holds {
  if (!holds) throw new Error(found);
}

/** Demands that a status is one of those allowed. */
export function demandStatus(news: { readonly status: string }, allowed: readonly string[]): void {
  demand(
    allowed.includes(news.status),
    `«${news.status}» instead of ${allowed.map((one) => `«${one}»`).join(' or ')}`,
  );
}
