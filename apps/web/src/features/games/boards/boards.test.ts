import { memberGameCodes } from '@fairway/contract/games/codes.ts';
import { expect, it } from 'vitest';
import { boards } from './boards.ts';

/** The server offers every game of the contract; its own test compares the two lists. */
it('has a board for every game that a member plays alone, and for no other', () => {
  expect(Object.keys(boards).toSorted()).toEqual([...memberGameCodes].toSorted());
});
