import { describe, expect, it } from 'vitest';
import { agreesWith, drawQuestion } from './check-draw.ts';
import { isClientSeed, randomClientSeed } from './client-seed.ts';
import { demoShot } from './demo-shot.ts';

const serverSeed = 'ab'.repeat(32);

describe('a draw checked in the browser', () => {
  it('agrees with what was drawn, and with nothing else', () => {
    const { isGoal, question } = demoShot(serverSeed, 3);
    expect(agreesWith(question)).toBe(true);
    expect(agreesWith({ ...question, shown: { prize: isGoal ? 'saved' : 'goal' } })).toBe(false);
  });

  it('is no question before the seed is out', () => {
    const proof = {
      commitment: '0'.repeat(64),
      list: '1'.repeat(64),
      serverSeed: null,
      clientSeed: 'a',
      nonce: 0,
      prizes: [{ code: 'goal', weight: 1 }],
      consolation: 'goal',
      drawn: 'goal',
      point: 0,
    };
    expect(drawQuestion(proof)).toBeUndefined();
    const question = drawQuestion({ ...proof, serverSeed });
    // The commitment of another seed and the hash of another list.
    expect(agreesWith(question ?? {})).toBe(false);
  });
});

describe('the demo shot', () => {
  it('goes in as often as its chance says', () => {
    const goals = Array.from({ length: 2000 }, (_, nonce) => demoShot(serverSeed, nonce).isGoal).filter(
      Boolean,
    );
    // 45 % of 2,000 from a fixed seed; sigma is 22.
    expect(Math.abs(goals.length - 900)).toBeLessThan(70);
  });
});

it('draws client seeds that the server takes', () => {
  expect(isClientSeed(randomClientSeed())).toBe(true);
  for (const text of ['', 'a:b', 'ü', 'x'.repeat(65)]) expect(isClientSeed(text)).toBe(false);
});
