import type { InputOf, OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';

type Round = OutputOf<Schemas['getRound']>;

/** A bet's choices by name, as the game's rules read them. */
export type Bet = Readonly<Record<string, string | number | readonly number[]>>;

/** What a board needs of a round, real or demo. */
export type ShownRound = Pick<
  Round,
  | 'id'
  | 'status'
  | 'currency'
  | 'stake'
  | 'staked'
  | 'free'
  | 'bet'
  | 'steps'
  | 'acts'
  | 'nextActs'
  | 'multiplier'
  | 'returned'
  | 'nonce'
>;

/** An act in an open round: `{ act: 'open', tile: 3 }`. */
export type Act = InputOf<Schemas['actInRound']>['act'];

/** Names what is to be shown: another thing with each act in a round. */
export function showingKey(round: ShownRound | undefined): string | undefined {
  return round && `${round.id}/${round.acts.length}`;
}

/** A detail of a step that the game's rules write as text, such as a decimal. */
export function textIn(step: ShownRound['steps'][number] | undefined, detail: string): string {
  const value = step?.[detail];
  return typeof value === 'string' ? value : '';
}

/** A detail of a step that is a whole number. */
export function numberIn(step: ShownRound['steps'][number] | undefined, detail: string): number {
  const value = step?.[detail];
  return typeof value === 'number' ? value : 0;
}

/** The bet of a round as its board takes it: what the server's rules have read before. */
export function betOf({ bet }: Pick<ShownRound, 'bet'>): Bet {
  const choices: Record<string, string | number | readonly number[]> = {};
  for (const [name, value] of Object.entries(bet)) {
    if (typeof value === 'string' || typeof value === 'number') choices[name] = value;
    if (Array.isArray(value)) choices[name] = value.map(Number);
  }
  return choices;
}
