import { describe, expect, it } from 'vitest';
import { tooUnsteady, unsteadyStories } from './unsteady.ts';

const summary = [
  '  2 flaky',
  '    [chromium] › e2e/a.spec.ts:25:3 › opens the form ───',
  '    [chromium] › e2e/b.spec.ts:56:3 › stays ',
  '  257 passed (10.6m)',
  '',
].join('\n');

describe('stories that need a second try', () => {
  it('are named', () => {
    expect(unsteadyStories(summary)).toEqual([
      '[chromium] › e2e/a.spec.ts:25:3 › opens the form ───',
      '[chromium] › e2e/b.spec.ts:56:3 › stays',
    ]);
    expect(unsteadyStories('  260 passed (10.6m)\n')).toEqual([]);
  });

  it('fail the gate when they are more than two of a hundred', () => {
    expect(tooUnsteady(5, 260)).toBe(false);
    expect(tooUnsteady(6, 260)).toBe(true);
    expect(tooUnsteady(1, 3)).toBe(false);
  });
});
