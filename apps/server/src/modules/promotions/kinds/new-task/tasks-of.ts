import type { KeyOf } from '@fairway/contract/enums/define-enum.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { taskTypes } from '@fairway/contract/promotions/tasks.ts';
import type { VenueCategory } from '@fairway/contract/venues/categories.ts';
import { fenOf } from '../../eligibility/member-view.ts';

export interface Task {
  readonly type: Exclude<KeyOf<typeof taskTypes>, 'gamePackage'>;
  /** The place among the game steps; 0 for every other task. */
  readonly index: number;
  /** The ladder and the step from 1, and what it asks, fen; null for every other task. */
  readonly game: { readonly ladder: VenueCategory; readonly level: number; readonly played: bigint } | null;
  /** Of its reward, once a member. */
  readonly step: string;
  readonly period: string;
  /** Fen. */
  readonly amount: bigint;
}

const once = { index: 0, game: null, period: 'once' } as const;

/** The tasks of some terms in the order of the page, the package of signs left out. */
export function tasksOf(terms: TermsOf<'newTask'>): Task[] {
  const { phone, card, deposit, withdrawal, reborn } = terms;
  return [
    { ...once, type: 'newMember', step: 'new', amount: fenOf(phone) + fenOf(card) },
    { ...once, type: 'deposit', step: 'deposit', amount: fenOf(deposit.reward) },
    { ...once, type: 'withdrawal', step: 'withdrawal', amount: fenOf(withdrawal) },
    ...gameSteps(terms),
    { ...once, type: 'reborn', step: 'reborn', amount: fenOf(reborn.reward) },
  ];
}

/** The steps of each kind of play, ladder after ladder. */
function gameSteps({ games, steps }: TermsOf<'newTask'>): Task[] {
  return games
    .flatMap((ladder) => steps.map((step, at) => ({ ladder, level: at + 1, ...step })))
    .map(({ ladder, level, played, reward }, index) => ({
      type: 'gameFirst',
      index,
      game: { ladder, level, played: fenOf(played) },
      step: `game.${ladder}`,
      period: String(level),
      amount: fenOf(reward),
    }));
}
