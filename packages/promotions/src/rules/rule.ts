import type { PlayCategory } from '../play-category.ts';

/** Bounds, both included; at least one is given. Amounts are minor units of the campaign's currency. */
export interface Bounds<T> {
  readonly least?: T;
  readonly most?: T;
}

/** From when on something counts: ever, since the campaign began, since the member joined it, today, or so many days up to today. */
export type Period = 'lifetime' | 'campaign' | 'joined' | 'today' | { readonly days: number };

/** What a member can bind to the account. */
export const bindables = ['phone', 'email', 'card', 'wallet', 'identity'] as const;
export type Bindable = (typeof bindables)[number];

/** Signs of harm as the protection desk grades them. */
export type HarmBand = 'green' | 'amber' | 'red';

/** One condition. The list is closed: a form, a judge and a text exist for each. */
export type Condition =
  | ({ readonly kind: 'grade' } & Bounds<number>)
  | ({ readonly kind: 'daysRegistered' } & Bounds<number>)
  | ({ readonly kind: 'depositCount'; readonly over: Period } & Bounds<number>)
  | ({ readonly kind: 'depositSum'; readonly over: Period } & Bounds<bigint>)
  | ({ readonly kind: 'play'; readonly over: Period } & PlayFilter & Bounds<bigint>)
  | ({ readonly kind: 'loginDays'; readonly over: Period } & Bounds<number>)
  | { readonly kind: 'bound'; readonly what: Bindable }
  | { readonly kind: 'birthday'; readonly daysOnFile: number }
  | { readonly kind: 'list'; readonly list: string }
  | { readonly kind: 'group'; readonly group: string }
  /** How many linked accounts may have joined before this one. */
  | { readonly kind: 'cluster'; readonly most: number }
  | { readonly kind: 'band'; readonly allowed: readonly HarmBand[] };

/** Play of some categories only, or from a price on, in thousandths; play without a price counts for any. */
export interface PlayFilter {
  readonly categories?: readonly PlayCategory[];
  readonly leastPrice?: bigint;
}

/** Conditions joined: an empty `all` admits everyone, an empty `any` nobody. */
export type Rule =
  | { readonly kind: 'all'; readonly rules: readonly Rule[] }
  | { readonly kind: 'any'; readonly rules: readonly Rule[] }
  | { readonly kind: 'not'; readonly rule: Rule }
  | Condition;
