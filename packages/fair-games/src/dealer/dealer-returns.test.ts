import { describe, expect, it } from 'vitest';
import { decimalText } from '../chance/multiplier.ts';
import { spotFigures } from './spot-figures.ts';
import { dealerTables, type DealerTableCode } from './tables.ts';

const codes = Object.keys(dealerTables) as DealerTableCode[];
const percent = (code: DealerTableCode, spot: string) =>
  spotFigures(dealerTables[code], spot).rtp.roundTo(6, 'halfUp');
const chance = (code: DealerTableCode, spot: string) =>
  spotFigures(dealerTables[code], spot).chance.toString();

describe('what live tables give back', () => {
  it('counts every deal of eight packs: 416 x 415 x 414 x 413 x 412 x 411', () => {
    const cases = dealerTables.baccarat.results().reduce((sum, { count }) => sum + count, 0n);
    expect(cases).toBe(416n * 415n * 414n * 413n * 412n * 411n);
  });

  it('has the published figures of baccarat, to the last digit that is printed', () => {
    // 98.9421, 98.7649 and, with half on a banker's six, 98.5419 per cent.
    expect(percent('baccarat', 'banker')).toBe(989_421n);
    expect(percent('baccarat', 'player')).toBe(987_649n);
    expect(percent('baccaratNoCommission', 'player')).toBe(987_649n);
    expect(percent('baccaratNoCommission', 'banker')).toBe(985_419n);
    // 14.3596 % for the house.
    expect(percent('baccarat', 'tie')).toBe(856_404n);
    // 31 of 415 cards pair the first, 12 times the stake.
    expect(chance('baccarat', 'playerPair')).toBe('31/415');
    expect(chance('baccarat', 'bankerPair')).toBe('31/415');
  });

  it('pays dragon and tiger alike, and a tie 11:1', () => {
    expect(chance('dragonTiger', 'tie')).toBe('31/415');
    expect(spotFigures(dealerTables.dragonTiger, 'dragon').rtp.toString()).toBe(
      spotFigures(dealerTables.dragonTiger, 'tiger').rtp.toString(),
    );
    // 192 x 2 + 31 / 2 of 415
    expect(spotFigures(dealerTables.dragonTiger, 'dragon').rtp.toString()).toBe('799/830');
    expect(spotFigures(dealerTables.dragonTiger, 'tie').rtp.toString()).toBe('372/415');
  });

  it('returns 36 of 37 on each of the 157 spots of the wheel', () => {
    const { spots } = dealerTables.roulette;
    expect(new Set(spots).size).toBe(157);
    for (const spot of spots)
      expect([spot, spotFigures(dealerTables.roulette, spot).rtp.toString()]).toEqual([spot, '36/37']);
    expect(chance('roulette', 'corner.16-17-19-20')).toBe('4/37');
    expect(chance('roulette', 'red')).toBe('18/37');
  });

  it('has the chances of three dice that are known on paper', () => {
    expect(chance('sicbo', 'big')).toBe('35/72');
    expect(chance('sicbo', 'total.10')).toBe('1/8');
    expect(chance('sicbo', 'total.4')).toBe('1/72');
    expect(chance('sicbo', 'single.3')).toBe('91/216');
    expect(chance('sicbo', 'pair.2-5')).toBe('5/36');
    expect(chance('sicbo', 'double.6')).toBe('2/27');
    // 186 / 216
    expect(spotFigures(dealerTables.sicbo, 'triple.6').rtp.toString()).toBe('31/36');
  });

  it('returns nowhere less than 85 per cent, nor as much as is staked', () => {
    for (const code of codes)
      for (const spot of dealerTables[code].spots) {
        const rtp = Number(decimalText(spotFigures(dealerTables[code], spot).rtp));
        expect([code, spot, rtp >= 0.85 && rtp < 1]).toEqual([code, spot, true]);
      }
  });
});
