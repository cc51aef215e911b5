import type { SettlementFactors } from './factors.ts';

/** 赢, 赢半, 走水, 输半, 输; 取消 for what was not played out; and a win shared in a dead heat. */
export type OutcomeKind = 'win' | 'halfWin' | 'push' | 'halfLose' | 'lose' | 'void' | 'deadHeat';

/** What a screen writes. A push and a void pay the same and mean different things. */
export const outcomeNames: Readonly<Record<OutcomeKind, { readonly zh: string; readonly en: string }>> = {
  win: { zh: '赢', en: 'Won' },
  halfWin: { zh: '赢半', en: 'Half won' },
  push: { zh: '走水', en: 'Push' },
  halfLose: { zh: '输半', en: 'Half lost' },
  lose: { zh: '输', en: 'Lost' },
  void: { zh: '取消', en: 'Void' },
  deadHeat: { zh: '并列', en: 'Dead heat' },
};

const outcomeFactors: Readonly<Record<Exclude<OutcomeKind, 'deadHeat'>, SettlementFactors>> = {
  win: { voidHalves: 0, result: 1 },
  halfWin: { voidHalves: 1, result: 1 },
  push: { voidHalves: 2, result: 0 },
  halfLose: { voidHalves: 1, result: 0 },
  lose: { voidHalves: 0, result: 0 },
  void: { voidHalves: 2, result: 0 },
};

/** Why a selection has no outcome yet. Everything but `running` asks for an operator. */
export type UndecidedReason =
  | 'running'
  /** A score that the rule needs is not there. */
  | 'missingScore'
  /** Negative or fractional goals, or a first half with more goals than the match. */
  | 'contradictoryScore'
  /** Fewer goals now than when the bet was placed: a goal was withdrawn. */
  | 'placementAboveResult';

/** A selection with its outcome, or the reason why it has none; never a guess. */
export type Settlement =
  | { readonly state: 'settled'; readonly outcome: OutcomeKind; readonly factors: SettlementFactors }
  | { readonly state: 'undecided'; readonly reason: UndecidedReason };

/** The settlement of an outcome whose factors need nothing else. */
export function settled(outcome: Exclude<OutcomeKind, 'deadHeat'>): Settlement {
  return { state: 'settled', outcome, factors: outcomeFactors[outcome] };
}

export function undecided(reason: UndecidedReason): Settlement {
  return { state: 'undecided', reason };
}

/** The factors of an outcome by name, for previews and probabilities. */
export function factorsOf(outcome: Exclude<OutcomeKind, 'deadHeat'>): SettlementFactors {
  return outcomeFactors[outcome];
}
