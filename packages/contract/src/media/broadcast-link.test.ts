import { expect, it } from 'vitest';
import { broadcastLinkText, firstBroadcastHead } from './broadcast-link.ts';

it('binds a segment to its broadcast, its place, its time and everything before it', () => {
  const link = {
    broadcast: 'b1',
    track: 'hd',
    segment: 3,
    capturedAt: 1_795_168_800_000,
    sha256: 'cd'.repeat(32),
  } as const;
  expect(broadcastLinkText(firstBroadcastHead, link)).toBe(
    `fairway-broadcast-v1\n${'0'.repeat(64)}\nb1\nhd\n3\n1795168800000\n${'cd'.repeat(32)}`,
  );
});
