import { betOf, numberIn, type ShownRound } from '../../rounds/shown-round.ts';
import type { Cue } from '../../sound/sounds.ts';
import { lanternBet } from './lantern-bet.ts';
import { turnedTo, turning, turnPart } from './lantern-turn.ts';

/** While the wheel is fast its hooks are not heard one by one, in ms. */
const leastApart = 45;
const looks = 460;

/** The hooks as they pass the pointer, and the lantern that stands below it. */
export function lanternCues(round: ShownRound): Cue[] {
  const { segments } = lanternBet(betOf(round));
  const hooks = (turnedTo(0, numberIn(round.steps[0], 'segment'), segments) * segments) / 360;
  const ticks: Cue[] = [];
  let passed = 0;
  for (let look = 1; look < looks; look += 1) {
    const at = (turning * look) / looks;
    const now = Math.floor(hooks * turnPart(look / looks));
    if (now === passed || at - (ticks.at(-1)?.at ?? 0) < leastApart) continue;
    passed = now;
    ticks.push({ name: 'tick', pitch: 2, at });
  }
  return [...ticks, { name: 'land', at: turning }];
}
