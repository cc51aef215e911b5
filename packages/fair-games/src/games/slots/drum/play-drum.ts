import { Fraction } from '@fairway/money';
import { decimalText } from '../../../chance/multiplier.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { settled, type Plain, type Round, type Step } from '../../round.ts';
import { spin } from '../reels.ts';
import type { DrumSheet } from './drum-sheet.ts';
import { drumWins } from './drum-win.ts';
import { playRespins } from './respin.ts';

/** A spin, and the respins that six drums start. Instant: the page shows the steps at its own pace. */
export function playDrum(sheet: DrumSheet, stream: Stream): Round {
  const inStakes = (units: number) => Fraction.of(BigInt(units), BigInt(sheet.unit));
  const { stops, screen } = spin(stream, sheet.reels);
  const wins = drumWins(sheet, screen);
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  const shown: Plain = wins.map(({ line, symbol, reels }) => ({ line, symbol, reels }));
  const steps: Step[] = [
    {
      kind: 'spin',
      stops,
      screen: screen.map((column) => column.join('')),
      wins: shown,
      paid: decimalText(inStakes(units)),
    },
  ];
  const drums = screen.flat().flatMap((symbol, cell) => (symbol === sheet.drum ? [cell] : []));
  if (drums.length < sheet.starts) return settled(steps, inStakes(units));
  const feature = playRespins(sheet, stream, drums);
  for (const { drums: fresh } of feature.respins)
    steps.push({
      kind: 'respin',
      drums: fresh.map(({ cell, value }) => ({ cell, value: decimalText(inStakes(value)) })),
    });
  steps.push({ kind: 'respinsOver', full: feature.full, paid: decimalText(inStakes(feature.units)) });
  return settled(steps, inStakes(units + feature.units));
}
