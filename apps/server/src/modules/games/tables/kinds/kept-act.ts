import { tableActs, type TableActName } from '@fairway/contract/tables/codes.ts';
import type { PlayedHand } from '@fairway/contract/tables/schemas.ts';
import type { TableAct } from '@fairway/fair-games';
import type { HandActRow } from '../rows.ts';
import type { ActDetail, ActDetails } from './table-game.ts';

/** An act in columns: `amount` is the bet that a raise makes in minor units, or what was bid or bet. */
export type KeptAct = Pick<HandActRow, 'act' | 'amount' | 'cards'>;

/** The act that columns hold. */
export function readKeptAct(details: ActDetails, { act, amount, cards }: KeptAct): TableAct {
  const detail = details[act] ?? null;
  if (detail === null) return { act };
  if (detail === 'cards') return { act, cards: cards ?? [] };
  return { act, [detail]: detail === 'to' ? String(amount) : Number(amount) };
}

/** The columns of an act that the rules allow. */
export function keepAct(details: ActDetails, act: TableAct): KeptAct {
  const name = tableActs.find((one) => one === act.act);
  if (name === undefined) throw new Error(`no act ${act.act}`);
  return { act: name, amount: amountOf(details[name] ?? null, act), cards: cardsOf(act) };
}

function amountOf(detail: ActDetail | null, act: TableAct): bigint | null {
  if (detail === null || detail === 'cards') return null;
  const value = act[detail];
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${act.act} without ${detail}`);
  return BigInt(value);
}

function cardsOf({ cards }: TableAct): string[] | null {
  return Array.isArray(cards) ? cards.map(String) : null;
}

/** An act as it is shown, with just what it comes with. */
export function shownAct(
  details: ActDetails,
  { act, amount, cards }: KeptAct,
  text: (minor: bigint) => string,
): Omit<PlayedHand['replay']['acts'][number], 'seat'> {
  switch (details[act] ?? null) {
    case null:
      return { act };
    case 'cards':
      return { act, cards: [...(cards ?? [])] };
    case 'to':
      return { act, to: text(amount ?? 0n) };
    case 'times':
      return { act, times: Number(amount) };
    case 'points':
      return { act, points: Number(amount) };
  }
}

/** An act as a call names it: `to` in minor units. */
export interface GivenAct {
  readonly act: TableActName;
  readonly to?: string | undefined;
  readonly times?: number | undefined;
  readonly points?: number | undefined;
  readonly cards?: string[] | undefined;
}

/** The act that a call names, with just what it comes with; null where that is none of the game. */
export function readGivenAct(details: ActDetails, given: GivenAct): TableAct | null {
  const { act } = given;
  const detail = details[act];
  const all: readonly ActDetail[] = ['to', 'times', 'points', 'cards'];
  const named = all.filter((one) => given[one] !== undefined);
  if (detail === undefined || named.length > 1 || (named[0] ?? null) !== detail) return null;
  const value = detail === null ? undefined : given[detail];
  return detail === null || value === undefined ? { act } : { act, [detail]: value };
}
