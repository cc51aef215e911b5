import { expect, it } from 'vitest';
import { sharing } from './loop-delay.ts';

it('watches once for all servers of the process, and again after the last has closed', () => {
  let [begun, ended] = [0, 0];
  const watch = sharing(() => {
    begun += 1;
    return { mean: () => 0, end: () => void (ended += 1) };
  });
  const site = watch();
  const console = watch();
  expect([begun, ended]).toEqual([1, 0]);

  site.stop();
  site.stop();
  const third = watch();
  expect([begun, ended]).toEqual([1, 0]);

  console.stop();
  third.stop();
  expect([begun, ended]).toEqual([1, 1]);
  watch().stop();
  expect([begun, ended]).toEqual([2, 2]);
});
