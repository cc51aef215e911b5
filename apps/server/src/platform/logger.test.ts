import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function linesOf(write: (logger: ReturnType<typeof createLogger>) => void): unknown[] {
  const lines: unknown[] = [];
  write(createLogger('info', 'api', { write: (line) => void lines.push(JSON.parse(line)) }));
  return lines;
}

it('carries the runbook of an alarm and every field that an alarm names', () => {
  const [line] = linesOf((logger) => {
    logger.error(
      { runbook: 'sweep-failed', sweepId: 's1', reason: 'short', channel: 'erc20' },
      'a sweep failed',
    );
  });
  expect(line).toMatchObject({
    level: 'error',
    runbook: 'sweep-failed',
    sweepId: 's1',
    reason: 'short',
    channel: 'erc20',
  });
});

it('drops a field that is not on the list, and does not compile with one', () => {
  const [line] = linesOf((logger) => {
    // @ts-expect-error: an alarm without a runbook does not compile
    logger.error({ reason: 'late' }, 'something is late');
    // @ts-expect-error: a field that would be dropped does not compile
    logger.info({ password: 'hunter2' }, 'signed in');
  });
  expect(line).not.toHaveProperty('runbook');
  const [, second] = linesOf((logger) => {
    logger.info({ reason: 'first' }, 'first');
    // @ts-expect-error: the same, in a line whose text is looked at
    logger.info({ password: 'hunter2' }, 'signed in');
  });
  expect(JSON.stringify(second)).toContain('signed in');
  expect(JSON.stringify(second)).not.toContain('hunter2');
});
