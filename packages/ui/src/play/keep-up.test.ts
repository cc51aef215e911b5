import { describe, expect, it } from 'vitest';
import { keepUp } from './keep-up.ts';
import { StallWatch } from './stall-watch.ts';

const range = (start: number, end: number) => ({ start, end });

describe('keeping up with what happens', () => {
  it('does nothing near the aim, hurries by a twentieth when late, and jumps beyond three seconds', () => {
    expect(keepUp(99.4, [range(90, 100)], 0.6)).toEqual({ rate: 1 });
    expect(keepUp(98.5, [range(90, 100)], 0.6)).toEqual({ rate: 1.05 });
    expect(keepUp(95, [range(90, 100)], 0.6)).toEqual({ jump: 99.4, rate: 1 });
  });

  it('begins near the newest part, crosses a gap, and follows times that went back', () => {
    expect(keepUp(0, [range(300, 302)], 0.6)).toEqual({ jump: 301.4, rate: 1 });
    expect(keepUp(50.1, [range(40, 50), range(52, 53)], 0.6)).toEqual({ jump: 52.4, rate: 1 });
    expect(keepUp(400, [range(0, 0.4)], 0.6)).toEqual({ jump: 0, rate: 1 });
  });

  it('waits at the end for the next part', () => {
    expect(keepUp(100, [range(90, 100)], 0.6)).toEqual({ rate: 1 });
    expect(keepUp(0, [], 0.6)).toEqual({ rate: 1 });
  });
});

describe('a watch over the picture', () => {
  it('sees movement, and a stall after half a second', () => {
    const watch = new StallWatch();
    expect(watch.look(10, 0)).toEqual({ moved: false, still: 0, stalled: false });
    expect(watch.look(10.2, 250)).toEqual({ moved: true, still: 0, stalled: false });
    expect(watch.look(10.2, 500).stalled).toBe(false);
    expect(watch.look(10.2, 750)).toEqual({ moved: false, still: 500, stalled: true });
    watch.rest();
    expect(watch.look(10.2, 9000).still).toBe(0);
  });
});
