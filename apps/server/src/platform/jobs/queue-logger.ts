import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from '../logger.ts';

/** The queue's own log lines: warnings and errors in our form, the rest dropped. */
export function createQueueLogger(logger: Logger): QueueLogger {
  return new QueueLogger(() => (level, message) => {
    const reason = message.split('\n', 1)[0];
    if (level === 'error') logger.error({ runbook: 'dead-jobs', reason }, 'job queue');
    if (level === 'warning') logger.warn({ reason }, 'job queue');
  });
}
