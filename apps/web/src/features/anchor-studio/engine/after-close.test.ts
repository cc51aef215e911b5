import { publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';
import { expect, it } from 'vitest';
import { afterClose } from './after-close.ts';

const lost = 1006;

it('comes back on a line that broke off, ever more slowly, for as long as the broadcast may go on', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 9].map((tries) => afterClose(lost, { tries, admitted: true }));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000].map((againMs) => ({ againMs })));
});

it('gives up on origins that never answered', () => {
  expect(afterClose(lost, { tries: 5, admitted: false })).toEqual({ againMs: 15_000 });
  expect(afterClose(lost, { tries: 6, admitted: false })).toEqual({ end: 'unreachable' });
});

it('waits for its own former line to be forgotten, and then gives way to another device', () => {
  const { secondPublisher } = publishCloseCodes;
  expect(afterClose(secondPublisher, { tries: 3, admitted: true })).toEqual({ againMs: 2000 });
  expect(afterClose(secondPublisher, { tries: 4, admitted: true })).toEqual({ end: 'second' });
});

it('is over where the origin says so', () => {
  for (const [name, end] of [
    ['refused', 'refused'],
    ['ended', 'ended'],
    ['takenDown', 'takenDown'],
    ['fault', 'fault'],
    ['malformed', 'fault'],
  ] as const)
    expect(afterClose(publishCloseCodes[name], { tries: 1, admitted: true })).toEqual({ end });
});
