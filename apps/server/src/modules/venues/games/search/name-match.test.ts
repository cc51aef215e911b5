import { describe, expect, it } from 'vitest';
import { nameMatch } from './name-match.ts';
import { loadReader } from './readings.ts';

const readingsOf = await loadReader();
const finds = (name: string, keyword: string) => nameMatch(name, keyword, readingsOf) !== undefined;

describe('a name and a keyword that is searched for', () => {
  it.each([
    // As written, in part, whatever case, width and spaces.
    ['长安灯会', '长安'],
    ['长安灯会', '灯会'],
    ['Golden Drum', 'DEN D'],
    ['Golden Drum', 'ｄｒｕｍ'],
    ['21点', '21'],
    // Pinyin, whole or still being typed, from any character on.
    ['长安灯会', 'changandenghui'],
    ['长安灯会', "chang'an deng hui"],
    ['长安灯会', 'chan'],
    ['长安灯会', 'denghu'],
    // Initials, of one letter or two, and mixed.
    ['长安灯会', 'cadh'],
    ['长安灯会', 'chadh'],
    ['长安灯会', 'changadh'],
    ['长安灯会', 'adh'],
    // 长 is also zhang, 会 also kuai, 重 also chong, 行 also hang.
    ['长安灯会', 'zadh'],
    ['长安灯会', 'zhangandengkuai'],
    ['重行云路', 'cxyl'],
    ['重行云路', 'zhyl'],
    ['重行云路', 'chonghangyunlu'],
    // ü is typed v; a digit stands for itself.
    ['绿茵场', 'lvyin'],
    ['快三3D', 'ks3d'],
  ])('%s is found by %s', (name, keyword) => expect(finds(name, keyword)).toBe(true));

  it.each([
    ['长安灯会', 'cahd'],
    ['长安灯会', 'cdh'],
    ['长安灯会', 'dhx'],
    ['长安灯会', 'changanden1'],
    ['长安灯会', '长灯'],
    ['长安灯会', ' '],
    ['长安灯会', '-'],
    ['赤金战鼓', 'cadh'],
    ['Golden Drum', 'gd'],
  ])('%s is not found by %s', (name, keyword) => expect(finds(name, keyword)).toBe(false));

  it('puts a name that begins with the keyword before one that holds it, and that before one spelled so', () => {
    const nearness = (name: string) => nameMatch(name, '安', readingsOf) ?? nameMatch(name, 'an', readingsOf);
    expect(['安澜', '长安', '暗夜'].map(nearness)).toEqual([0, 1, 2]);
  });

  it('tries a part once, however many readings begin alike', () => {
    // 乐 is le, yue, yao and lao: two of them begin with y.
    let asked = 0;
    const counting = (character: string) => {
      asked += 1;
      return readingsOf(character);
    };
    expect(nameMatch('乐'.repeat(20), `${'y'.repeat(19)}x`, counting)).toBeUndefined();
    expect(asked).toBeLessThan(300);
  });
});
