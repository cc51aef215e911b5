import { expect, it } from 'vitest';
import { createRequestIds } from './request-ids.ts';

it('are short, count up within a server, and differ between two', () => {
  const next = createRequestIds(Buffer.from('00000000ff', 'hex'));
  expect([next(), next()]).toEqual(['00000073-1', '00000073-2']);
  const [one, other] = [createRequestIds(), createRequestIds()];
  expect(one()).not.toBe(other());
  expect(one()).toMatch(/^[0-9a-z]{8}-2$/);
});
