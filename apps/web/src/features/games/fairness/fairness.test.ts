import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { lotteryExamples } from './lottery-examples.ts';
import { questionHash, readQuestionHash } from '../../../lib/navigation/question-link.ts';
import {
  checkOne,
  checkQuestions,
  countVerdicts,
  mostQuestions,
  placesToShow,
  readQuestions,
} from './verifier/check-questions.ts';

const hex = (text: string) =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const round = {
  kind: 'round',
  game: 'dice',
  serverSeed: hex('a seed'),
  clientSeed: 'lucky',
  nonce: 7,
  bet: { side: 'over', target: 5_050 },
  stake: '10.00',
};
// 10.00 x 2.0002, to the cent; the commit is SHA-256 of the seed's digits.
const shown = { commit: hex(hex('a seed')), returned: '20.00' };

describe('what the verifier on the page says', () => {
  it('confirms what was shown, contradicts what was not, and claims nothing without it', () => {
    expect(checkOne({ ...round, shown })).toMatchObject({ verdict: 'confirmed', kind: 'round' });
    expect(checkOne({ ...round, nonce: 8, shown }).verdict).toBe('contradicted');
    expect(checkOne({ ...round, serverSeed: hex('b'), shown }).answer).toMatchObject({
      agrees: { commit: false },
    });
    expect(checkOne(round).verdict).toBe('computed');
  });

  it('checks the signature of a round of the beacon', async () => {
    // Round 42 of quicknet, as drand's documentation of its HTTP API prints it.
    const signature =
      '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a';
    const beacon = { kind: 'beacon', chain: 'quicknet', round: 42, signature };
    const checked = await checkQuestions([beacon, { ...beacon, round: 43 }], new AbortController().signal);
    expect(checked.map(({ verdict }) => verdict)).toEqual(['confirmed', 'contradicted']);
  });

  it('draws prizes and rains again as the command does', () => {
    const seeds = { serverSeed: hex('a seed'), clientSeed: 'lucky', nonce: 7 };
    const prizes = [
      { code: 'cash-8', weight: 20 },
      { code: 'thanks', weight: 80 },
    ];
    const prize = { kind: 'prize', ...seeds, prizes, consolation: 'thanks' };
    // 0xf1b7e504 x 100 / 2^32 = 94.4
    expect(checkOne({ ...prize, shown: { drawn: 94, prize: 'thanks' } }).verdict).toBe('confirmed');
    expect(checkOne({ ...prize, shown: { prize: 'cash-8' } }).verdict).toBe('contradicted');
    expect(checkOne({ ...prize, consolation: 'none' })).toMatchObject({ verdict: 'refused', kind: 'prize' });
  });

  it('names what is wrong with a question and goes on with the next', async () => {
    const signal = new AbortController().signal;
    const checked = await checkQuestions(
      [round, { ...round, game: 'chess' }, [round], 7, { ...round, shown }],
      signal,
    );
    expect(checked.map(({ verdict, fault }) => fault ?? verdict)).toEqual([
      'computed',
      'unknownGame',
      'malformed',
      'malformed',
      'confirmed',
    ]);
    expect(countVerdicts(checked)).toEqual({ confirmed: 1, contradicted: 0, computed: 1, refused: 3 });
    expect(placesToShow(checked, 4)).toEqual([1, 2, 3, 0]);
  });

  it('reads one question or a history, and says why a text is neither', () => {
    expect(readQuestions(JSON.stringify(round))).toEqual([round]);
    expect(readQuestions(JSON.stringify([round, round]))).toHaveLength(2);
    expect(readQuestions('  ')).toBe('empty');
    expect(readQuestions('[]')).toBe('empty');
    expect(readQuestions('{"kind":')).toBe('notJson');
    expect(readQuestions(JSON.stringify(Array.from({ length: mostQuestions + 1 }, () => 1)))).toBe('tooMany');
  });
});

describe('an address that carries a question', () => {
  it('gives it back as it was, whatever characters it has', () => {
    const question = { ...round, clientSeed: 'é?>~', note: '锦鲤' };
    const hash = questionHash(question);
    expect(hash).toMatch(/^verify=[\w-]+$/);
    expect(JSON.parse(readQuestionHash(hash ?? '') ?? '')).toEqual(question);
  });

  it('is not made for a long one and not read from anything else', () => {
    expect(questionHash({ ...round, steps: 'x'.repeat(9_000) })).toBeUndefined();
    for (const hash of ['', 'verify', 'verify=', 'verify=%%%', 'verify=AAAA', 'games'])
      expect(readQuestionHash(hash), hash).toBeUndefined();
  });
});

it('shows odds of 0.97 by the chance, counted', () => {
  const byLottery = new Map(lotteryExamples().map((row) => [row.lottery, row]));
  // 0.97 x 216 = 209.52; 0.97 x 11 / 5 = 2.134; 0.97 / (6 / 1000) = 161.6666..
  expect(byLottery.get('k3')?.seldom).toEqual({ play: 'k3.triple', chance: '1/216', odds: '209.52' });
  expect(byLottery.get('x5')?.often).toMatchObject({ chance: '5/11', odds: '2.134' });
  expect(byLottery.get('d3')?.often).toMatchObject({ chance: '3/500', odds: '161.666' });
  expect(byLottery.get('ssc')?.seldom).toMatchObject({ chance: '1/100,000', odds: '97,000' });
  expect([...byLottery.keys()]).toEqual(['k3', 'x5', 'ssc', 'pk10', 'lucky28', 'd3']);
});
