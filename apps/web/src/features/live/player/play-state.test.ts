import { playCloseCodes } from '@fairway/contract/media/play-messages.ts';
import { videoDomain } from '@fairway/contract/live/video.ts';
import { describe, expect, it } from 'vitest';
import { firstPlayState, nextPlayState, type PlayEvent, type PlayState } from './play-state.ts';

const domains = ['a.example', 'b.example', 'c.example'];
const after = (...events: PlayEvent[]) =>
  events.reduce<PlayState>((state, event) => nextPlayState(state, event, domains.length), firstPlayState);
const fault = { kind: 'fault' } as const;
const picture = { kind: 'picture' } as const;
const closed = (code: number) => ({ kind: 'closed', code }) as const;

describe('a play of a room', () => {
  it('asks of three domains 1, 2 and 0 after errors 1, 2 and 3 [LIVE-022]', () => {
    const asked = [[fault], [fault, fault], [fault, fault, fault]].map((events) =>
      videoDomain(domains, after(...events).errors),
    );
    expect(asked).toEqual(['b.example', 'c.example', 'a.example']);
  });

  it('goes to the next line at once, and pauses 2, 4, 8, 16, then 30 s after each full round without a picture', () => {
    const pauses = Array.from(
      { length: 18 },
      (_, errors) => after(...Array.from({ length: errors + 1 }, () => fault)).pauseMs,
    );
    expect(pauses).toEqual([0, 0, 2000, 0, 0, 4000, 0, 0, 8000, 0, 0, 16_000, 0, 0, 30_000, 0, 0, 30_000]);
    expect(after(fault, fault, fault).phase).toBe('waiting');
  });

  it('keeps its line after a picture, and begins a new round from there', () => {
    const state = after(fault, fault, picture, fault, fault);
    expect(state).toMatchObject({ errors: 4, failures: 2, pauseMs: 0, phase: 'connecting' });
  });

  it('counts no error where only the address has expired', () => {
    const state = after(picture, closed(playCloseCodes.expired));
    expect(state).toMatchObject({ errors: 0, attempt: 2, phase: 'connecting' });
  });

  it.each([
    ['ended', playCloseCodes.ended],
    ['takenDown', playCloseCodes.takenDown],
    ['refused', playCloseCodes.refused],
  ])('stops as %s, and tries again by a press alone', (phase, code) => {
    const state = after(picture, closed(code));
    expect(state).toMatchObject({ phase, attempt: 1 });
    expect(nextPlayState(state, fault, 3)).toBe(state);
    expect(nextPlayState(state, { kind: 'again' }, 3)).toMatchObject({ phase: 'connecting', attempt: 2 });
  });

  it.each([playCloseCodes.restarting, playCloseCodes.notLive, 1006])(
    'takes a close by %i as a fault',
    (code) => {
      expect(after(closed(code))).toMatchObject({ errors: 1, attempt: 2 });
    },
  );

  it('waits for an anchor who is away without an error', () => {
    expect(after(picture, { kind: 'away' })).toMatchObject({ phase: 'away', errors: 0 });
    expect(after(picture, { kind: 'away' }, { kind: 'back' }, picture).phase).toBe('playing');
  });
});
