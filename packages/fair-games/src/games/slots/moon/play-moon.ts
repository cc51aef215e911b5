import { Fraction } from '@fairway/money';
import { decimalText } from '../../../chance/multiplier.ts';
import { FairGamesError } from '../../../fair-games-error.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { readWhole } from '../../read-input.ts';
import { settled, type Act, type Round, type Step } from '../../round.ts';
import { spin } from '../reels.ts';
import type { MoonSheet } from './moon-sheet.ts';
import { moonWins, startsBonus } from './moon-win.ts';

/**
 * A spin; three moon boxes start the bonus. What each box holds is drawn then, pick(boxes, boxes), before the first is opened: no
 * choice can change it. Act: `open` with `box` from 0, until the fox is found or alone is left. Left open the boxes are opened in their
 * order. Throws `badAct`, `actNotAllowed`, `roundOver`.
 */
export function playMoon(sheet: MoonSheet, stream: Stream, acts: readonly Act[]): Round {
  const inStakes = (units: number) => Fraction.of(BigInt(units), BigInt(sheet.unit));
  const { stops, screen } = spin(stream, sheet.reels);
  const wins = moonWins(sheet, screen);
  let units = wins.reduce((sum, win) => sum + win.units, 0);
  const steps: Step[] = [
    {
      kind: 'spin',
      stops,
      screen: screen.map((column) => column.join('')),
      wins: wins.map(({ line, symbol }) => ({ line, symbol })),
      paid: decimalText(inStakes(units)),
    },
  ];
  if (!startsBonus(sheet, screen)) {
    if (acts.length > 0) throw new FairGamesError('roundOver', 'the round is over with its spin');
    return settled(steps, inStakes(units));
  }
  const count = sheet.boxes.length;
  const contents = stream.pick(count, count).map((index) => sheet.boxes[index] ?? 0);
  const opened = new Set<number>();
  let over = false;
  const open = (box: number): void => {
    if (opened.has(box)) throw new FairGamesError('actNotAllowed', 'the box is open');
    const held = contents[box] ?? 0;
    opened.add(box);
    units += held;
    over = held === 0 || opened.size === count - 1;
    steps.push({ kind: 'open', box, held: decimalText(inStakes(held)) });
  };
  for (const act of acts) {
    if (over) throw new FairGamesError('roundOver', 'the bonus is over');
    if (act.act === 'open') open(readWhole(act['box'], 0, count - 1, 'badAct'));
    else if (act.act === 'expire') {
      for (let box = 0; box < count && !over; box += 1) if (!opened.has(box)) open(box);
    } else throw new FairGamesError('badAct', `no act ${act.act}`);
  }
  if (!over) return { status: 'open', steps, staked: 1, multiplier: Fraction.ZERO, acts: ['open'] };
  const boxes = contents.map((held) => decimalText(inStakes(held)));
  return settled([...steps, { kind: 'reveal', boxes }], inStakes(units));
}
