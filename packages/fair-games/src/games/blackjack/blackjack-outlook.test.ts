import { describe, expect, it } from 'vitest';
import { cardNamed } from '../../cards/card.ts';
import { blackjackOutlook } from './blackjack-outlook.ts';

const card = (name: string) => {
  const found = cardNamed(name);
  if (found === undefined) throw new Error(name);
  return found;
};
const outlook = (hand: string, up: string, acts: readonly string[] = ['hit', 'stand', 'double']) =>
  blackjackOutlook(hand.split(' ').map(card), card(up), acts);
const pairActs = ['hit', 'stand', 'double', 'split'];

describe('the outlook of a hand', () => {
  it('says that a hard 16 is bust with 8 of 13 cards, and a soft hand with none', () => {
    expect(outlook('TS 6H', '7D').bust.toString()).toBe('8/13');
    expect(outlook('TS 6H', '7D')).toMatchObject({ total: 16, soft: false });
    expect(outlook('AS 6H', '7D').bust.toString()).toBe('0');
    expect(outlook('AS 6H', '7D')).toMatchObject({ total: 17, soft: true });
    // An ace that counts 1 makes nothing soft.
    expect(outlook('AS 6H TC', '7D')).toMatchObject({ total: 17, soft: false });
  });

  it('gives the dealer the published chances of a bust from an endless shoe', () => {
    // The dealer stands on all 17 and has no blackjack: in hundredths of a percent.
    const busts = { '2S': 3536, '5S': 4164, '6S': 4232, '7S': 2623, TS: 2298, AS: 1665 };
    for (const [up, bust] of Object.entries(busts))
      expect(Number(outlook('TS 6H', up).dealerBust.roundTo(4, 'halfUp')), up).toBe(bust);
  });

  it('lets 20 push exactly as often as the dealer makes 20, and parts that make a whole', () => {
    for (const [hand, up] of [
      ['TS KH', '6D'],
      ['9S 2H', 'TC'],
      ['AS 7H', 'AD'],
    ] as const)
      for (const { win, push, lose } of [outlook(hand, up).stand, outlook(hand, up).double])
        expect(win.add(push).add(lose).toString()).toBe('1');
    // Below 17 nothing but a bust of the dealer wins, and nothing is a push.
    const sixteen = outlook('TS 6H', '6D');
    expect(sixteen.stand.push.toString()).toBe('0');
    expect(sixteen.stand.win.toString()).toBe(sixteen.dealerBust.toString());
  });

  it('names the best act as the basic strategy of these rules does', () => {
    const cases = [
      ['TS 6H', 'TD', 'hit'],
      ['TS 6H', '6D', 'stand'],
      ['TS 2H', '3D', 'hit'],
      ['TS 2H', '4D', 'stand'],
      ['6S 5H', '6D', 'double'],
      ['6S 5H', 'AD', 'hit'],
      ['AS 7H', '9D', 'hit'],
      ['AS 7H', '3D', 'double'],
      ['AS 7H', '7D', 'stand'],
    ] as const;
    for (const [hand, up, best] of cases) expect(outlook(hand, up).best, `${hand} to ${up}`).toBe(best);
    expect(outlook('8S 8H', 'TD', pairActs).best).toBe('split');
    expect(outlook('TS TH', '6D', pairActs).best).toBe('stand');
    expect(outlook('AS AH', 'TD', pairActs).best).toBe('split');
    expect(outlook('AS 7H 2C', '3D', ['hit', 'stand']).best).toBe('stand');
  });
});
