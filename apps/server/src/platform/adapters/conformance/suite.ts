import type { Clock } from '../../clock.ts';
import type { Ids } from '../../ids.ts';
import type { Forgery } from './forge-http.ts';
import type { Spoil } from './spoil-http.ts';

/** How a party is met otherwise than by the plain line. */
export interface Meeting {
  readonly spoil?: Spoil;
  /** How many exchanges go through untouched first. */
  readonly soundFirst?: number;
  /** Another answer than the party's, under its own key where its answers are signed. */
  readonly forge?: Forgery;
  /**
   * Our keys in a change of keys. `overlap`: the old one, and the new one beside it. `turned`: the new one, and the old one
   * beside it. `after`: the new one alone.
   */
  readonly keys?: 'overlap' | 'turned' | 'after';
  /** Our clock is so many seconds ahead of the party's; behind it when negative. */
  readonly skewSeconds?: number;
  /** Our clock moves by so many seconds while the party answers. */
  readonly agesSeconds?: number;
}

/** What a case has at hand. Every case brings its own order numbers and members, so that they can be played in any order and again. */
export interface ConformanceStage<Port> {
  readonly port: Port;
  readonly capabilities: Readonly<Record<string, boolean>>;
  /** Origins whose pages the site may show in a frame, by the adapter's settings. */
  readonly frames: readonly string[];
  /** The same party over a line with a fault; the first `soundFirst` exchanges are untouched. */
  spoilt(spoil: Spoil, soundFirst?: number): Port;
  /** The same party met as described. */
  met(how: Meeting): Port;
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
  /** Forges answers: where they are signed, only with a party whose signature the suite can make. */
  readonly forges?: true;
  /** Changes keys: only by adapters with a second key, and with a party that has a next one. */
  readonly rotates?: true;
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
