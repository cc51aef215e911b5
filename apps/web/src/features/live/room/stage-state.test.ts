import { describe, expect, it } from 'vitest';
import { isPlayable, matchPhase, stageState, type StageFacts } from './stage-state.ts';

const facts: StageFacts = {
  status: 'live',
  match: 'inPlay',
  watch: { allowed: true, rule: 'everyone' },
  phase: 'playing',
  supported: true,
};
const kind = (change: Partial<StageFacts>) => stageState({ ...facts, ...change });

describe('what a stage says', () => {
  it('shows the picture to those who may see it', () => {
    expect(kind({})).toEqual({ kind: 'picture' });
    expect(isPlayable(facts)).toBe(true);
    expect(isPlayable({ ...facts, watch: undefined })).toBe(false);
    expect(isPlayable({ ...facts, status: 'waiting' })).toBe(false);
    expect(isPlayable({ ...facts, supported: false })).toBe(false);
  });

  it('tells a match in play without a picture from one that waits', () => {
    expect(kind({ status: 'waiting', phase: undefined })).toEqual({ kind: 'inPlay' });
    expect(kind({ status: 'waiting', phase: undefined, match: 'coming' })).toEqual({ kind: 'waiting' });
  });

  it('knows a match that is over from one that comes', () => {
    expect(kind({ status: 'waiting', phase: undefined, match: 'over' })).toEqual({ kind: 'over' });
    expect(kind({ status: 'waiting', phase: undefined, match: undefined })).toEqual({ kind: 'waiting' });
    const phases = (['postponed', 'halfTime', 'ended'] as const).map((status) => matchPhase({ status }));
    expect(phases).toEqual(['coming', 'inPlay', 'over']);
    expect(matchPhase(null)).toBeUndefined();
  });

  it('names the rule by which a viewer may not watch', () => {
    expect(kind({ watch: { allowed: false, rule: 'members' }, phase: undefined })).toEqual({
      kind: 'rule',
      rule: 'members',
    });
    expect(kind({ phase: 'refused' })).toEqual({ kind: 'rule', rule: 'everyone' });
  });

  it.each([
    ['connecting', 'connecting'],
    ['buffering', 'buffering'],
    ['away', 'interrupted'],
    ['waiting', 'lineFailed'],
    ['ended', 'ended'],
    ['takenDown', 'takenDown'],
    [undefined, 'connecting'],
  ] as const)('follows the line: %s is %s', (phase, expected) => {
    expect(kind({ phase })).toEqual({ kind: expected });
  });

  it('says that the anchor is away as soon as the room says it, while there is no picture', () => {
    const status = 'interrupted';
    expect(kind({ status, phase: 'buffering' })).toEqual({ kind: 'interrupted' });
    expect(kind({ status, phase: 'connecting' })).toEqual({ kind: 'interrupted' });
    // The rest of what is buffered is shown, and a picture that is back.
    expect(kind({ status, phase: 'playing' })).toEqual({ kind: 'picture' });
  });
});
