import type { ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { cardTurn, dealtOf } from './hilo-round.ts';

/** A card as it turns, and whether the guess on it was right. */
export function hiloCues(round: ShownRound): Cue[] {
  if (round.acts.at(-1)?.act === 'cashOut') return [];
  const at = cardTurn.length * cardTurn.seen;
  const dealt = dealtOf(round);
  const last = dealt.at(-1);
  const flip: Cue = { name: 'flip', at };
  if (last?.kind !== 'higher' && last?.kind !== 'lower') return [flip];
  const right = dealt.filter(({ kind, right: was }) => was && (kind === 'higher' || kind === 'lower')).length;
  return [flip, last.right ? { name: 'step', pitch: right - 1, at } : { name: 'bust', at }];
}
