import { formatMoney, type Money } from '@fairway/money';
import { betCount, combinationLines, type System } from './system.ts';

/** 「单关」, 「3 串 1」, 「2 串 1」 for a size below the legs, 「3 串 4」 for every size from two up. */
export function systemName(system: System): { readonly zh: string; readonly en: string } {
  const { legs, sizes } = system;
  const [size = legs] = sizes;
  if (sizes.length > 1) {
    const bets = betCount(system);
    return { zh: `${legs} 串 ${bets}`, en: `${legs}-leg cover, ${bets} bets` };
  }
  if (size === 1) return { zh: '单关', en: 'Single' };
  return { zh: `${size} 串 1`, en: size === 2 ? 'Double' : size === 3 ? 'Treble' : `${size}-fold` };
}

/** The stake spelled out, a line a size: 「2 串 1 × 3 注 = 60.00」. */
export function stakeSpelledOut(system: System, unit: Money): { readonly zh: string; readonly en: string }[] {
  return combinationLines(system, unit).map(({ size, count, stake }) => {
    const name = systemName({ legs: system.legs, sizes: [size] });
    const amount = formatMoney(stake);
    return { zh: `${name.zh} × ${count} 注 = ${amount}`, en: `${name.en} × ${count} = ${amount}` };
  });
}
