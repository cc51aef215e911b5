import { hashChain } from '@fairway/fair-games';
import { expect, it } from 'vitest';
import { hashing } from '../rules/hashing.ts';
import { earlierLink } from './earlier-link.ts';

it('finds the links that the published library finds', () => {
  const secret = 'c0ffee'.padEnd(64, '0');
  const links = hashChain(hashing, secret, 20);
  for (const [place, link] of links.entries()) expect(earlierLink(secret, 20 - place)).toBe(link);
});
