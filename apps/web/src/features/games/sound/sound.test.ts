import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notesOf } from './notes-of.ts';
import { soundOfResult } from './sound-of-result.ts';
import type { SoundName } from './sounds.ts';

const round = (returned: string | null, acts: { act: string }[] = []) => ({
  returned,
  staked: '10.00',
  currency: 'CNY' as const,
  acts,
});

describe('the sound of a result', () => {
  it.each([
    [null, undefined],
    ['0.00', undefined],
    ['9.99', undefined],
    // The stake back is no win.
    ['10.00', undefined],
    ['10.01', 'winSmall'],
    ['49.99', 'winSmall'],
    ['50.00', 'winMiddle'],
    ['200.00', 'winGreat'],
  ])('of %s for a stake of 10.00 is %s', (returned, name) => {
    expect(soundOfResult(round(returned))?.name).toBe(name);
  });

  it('is that of a cash-out where the member cashed out above the stake', () => {
    expect(soundOfResult(round('10.31', [{ act: 'cashOut' }]))?.name).toBe('cashOut');
    expect(soundOfResult(round('10.00', [{ act: 'cashOut' }]))).toBeUndefined();
    expect(soundOfResult(round('0.00', [{ act: 'open' }]))).toBeUndefined();
  });
});

describe('notes', () => {
  const names: SoundName[] = [
    ...(['press', 'reelStop', 'land', 'tick', 'flip', 'step', 'bonus', 'bust', 'launch'] as const),
    ...(['crash', 'cashOut', 'winSmall', 'winMiddle', 'winGreat'] as const),
  ];
  it('can be heard and are neither loud nor long', () => {
    for (const name of names)
      for (const note of notesOf({ name, pitch: 40 })) {
        expect(note.loudness, name).toBeGreaterThan(0);
        expect(note.loudness, name).toBeLessThanOrEqual(0.7);
        expect(note.at + note.length, name).toBeLessThanOrEqual(1_300);
        expect(note.hertz, name).toBeGreaterThan(40);
        expect(Math.max(note.hertz, note.toHertz ?? 0), name).toBeLessThan(9_000);
      }
  });

  it('rise with the steps of a round, and last longer the greater the win', () => {
    const hertz = (pitch: number) => notesOf({ name: 'step', pitch })[0]?.hertz ?? 0;
    expect(hertz(1)).toBeGreaterThan(hertz(0));
    expect(hertz(5)).toBeCloseTo(2 * hertz(0));
    const length = (name: SoundName) => Math.max(...notesOf({ name }).map((note) => note.at + note.length));
    expect(length('winMiddle')).toBeGreaterThan(length('winSmall'));
    expect(length('winGreat')).toBeGreaterThan(length('winMiddle'));
  });
});

describe('the switch', () => {
  let opened: FakeContext[];
  /** Counts what is made; its nodes do nothing. */
  class FakeContext {
    currentTime = 0;
    sampleRate = 10;
    destination = {};
    closed = false;
    played = 0;
    constructor() {
      opened.push(this);
    }
    createGain = () => this.node();
    createDynamicsCompressor = () => this.node();
    createBiquadFilter = () => this.node();
    createBufferSource = () => this.node();
    createOscillator = () => this.node();
    createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
    suspend = async () => {};
    resume = async () => {};
    close = async () => void (this.closed = true);
    private node(): object {
      const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
      const node: object = {
        gain: param,
        frequency: param,
        connect: (next: object) => next,
        disconnect: () => {},
        start: () => (this.played += 1),
        stop: () => {},
      };
      return node;
    }
  }
  const page = { hidden: false, addEventListener: () => {}, removeEventListener: () => {} };

  beforeEach(() => {
    opened = [];
    page.hidden = false;
    vi.resetModules();
    const kept = new Map<string, string>();
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('document', page);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const soundPage = () => import('./sound.ts');
  const engineOf = async () => {
    await import('./engine.ts');
    await Promise.resolve();
  };

  it('is off at first: neither a press nor a round makes an audio context', async () => {
    const sound = await soundPage();
    sound.playPress({ name: 'press' });
    sound.playCues([{ name: 'land', at: 0 }]);
    await engineOf();
    expect(opened).toEqual([]);
  });

  it('makes one context for all presses, is silent on a page that is not looked at, and gives it back when off', async () => {
    const sound = await soundPage();
    sound.switchSound(true);
    sound.playPress({ name: 'press' });
    await vi.waitFor(() => expect(opened[0]?.played).toBe(1));
    sound.playPress({ name: 'press' });
    expect(opened).toHaveLength(1);
    expect(opened[0]?.played).toBe(2);

    page.hidden = true;
    sound.playCues([{ name: 'land', at: 0 }]);
    expect(opened[0]?.played).toBe(2);
    page.hidden = false;
    sound.switchSound(false);
    sound.playSound({ name: 'winGreat' });
    expect(opened[0]).toMatchObject({ closed: true, played: 2 });
  });

  it('is kept on the device, and waits for a press after a reload', async () => {
    (await soundPage()).switchSound(true);
    vi.resetModules();
    opened = [];
    const again = await soundPage();
    again.playCues([{ name: 'land', at: 0 }]);
    expect(again.useSound.getState()).toEqual({ isOn: true, volume: 60 });
    expect(opened).toEqual([]);
    again.playPress({ name: 'press' });
    expect(opened).toHaveLength(1);
    await vi.waitFor(() => expect(opened[0]?.played).toBe(1));
  });
});
