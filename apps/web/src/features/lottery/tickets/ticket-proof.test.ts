import { merkleLeaf, merklePath, merkleRoot } from '@fairway/fair-games';
import type { LotteryDraw, LotteryTicket } from '@fairway/contract/lottery/schemas.ts';
import { describe, expect, it } from 'vitest';
import { hashing } from '../../../lib/fair-hashing.ts';
import { isUnderRoot, ticketQuestion } from './ticket-proof.ts';

const id = '0199a0b0-0000-7000-8000-000000000001';
const ticket: LotteryTicket = {
  id,
  billNo: 'L1',
  lottery: 'k3',
  issue: '20261126-017',
  play: 'k3.sides',
  pick: 'big,odd',
  notes: 2,
  currency: 'CNY',
  unit: '2.00',
  times: 3,
  stake: '12.00',
  status: 'settled',
  returned: '11.64',
  result: [4, 5, 3],
  placedAt: '2026-11-26T04:00:00.000Z',
};
const leafText = `${id}:k3:20261126-017:k3.sides:big,odd:CNY:2.00:3`;
const leaves = ['another ticket', leafText, 'a third one'].map((text) => merkleLeaf(hashing, text));
const draw = {
  ticketRoot: merkleRoot(hashing, leaves),
  tickets: leaves.length,
} as LotteryDraw;
const path = [...merklePath(hashing, leaves, 1)];

describe('the proof of a ticket', () => {
  it('leads from its leaf to the root, together with what it returned', () => {
    const question = ticketQuestion({ ticket, draw, path, leafText });
    expect(question).toMatchObject({ kind: 'ticket', result: [4, 5, 3], shown: { returned: '11.64' } });
    expect(question && isUnderRoot(question)).toBe(true);
  });

  it('fails for a ticket that says anything else, or under another root', () => {
    const of = (change: Partial<LotteryTicket>, root = draw.ticketRoot) =>
      ticketQuestion({
        ticket: { ...ticket, ...change },
        draw: { ...draw, ticketRoot: root },
        path,
        leafText,
      });
    for (const question of [of({ times: 4 }), of({ pick: 'odd,big' }), of({}, 'a'.repeat(64))])
      expect(question && isUnderRoot(question)).toBe(false);
  });

  it('waits for the closing, and asks for no result where there is none', () => {
    expect(
      ticketQuestion({ ticket, draw: { ...draw, ticketRoot: null }, path: null, leafText }),
    ).toBeUndefined();
    const open = { ...ticket, status: 'open', result: null, returned: null } as const;
    expect(ticketQuestion({ ticket: open, draw, path, leafText })).not.toHaveProperty('result');
    const voided = { ...ticket, status: 'voided', result: null, returned: '12.00' } as const;
    expect(ticketQuestion({ ticket: voided, draw, path, leafText })).not.toHaveProperty('shown');
  });
});
