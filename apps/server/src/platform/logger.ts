import { pino, type Logger } from 'pino';

/**
 * Logs by allow list: a line carries only these fields, so a token, a password value, a card number or a phone cannot
 * slip in with an object logged whole (security rule 31).
 */
const allowedFields = new Set([
  'server',
  'directive',
  'blocked',
  'page',
  'requestId',
  'operation',
  'memberId',
  'operatorId',
  'sessionId',
  'code',
  'error',
  'status',
  'milliseconds',
  'method',
  'route',
  'job',
  'attempt',
  'event',
  'subscriber',
  'topic',
  'party',
  'billNo',
  'transferId',
  'fixtureId',
  'betId',
  'count',
  'names',
  'reason',
  'port',
  'role',
  'version',
  'fault',
  'stack',
  'sqlState',
  'constraint',
  'url',
  'blockNumber',
  'txHash',
  'accountId',
  'channel',
  'venue',
]);

export type { Logger } from 'pino';

export function createLogger(level: string, role: string): Logger {
  return pino({
    level,
    base: { role },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => allowedFields.has(key))),
    },
  });
}

/** What of a fault may be in a log line: its message and stack, and the database's state, but no parameter values. */
export function faultFields(fault: unknown): {
  fault: string;
  stack?: string;
  sqlState?: string;
  constraint?: string;
} {
  if (!(fault instanceof Error)) return { fault: String(fault) };
  const fields: ReturnType<typeof faultFields> = { fault: fault.message };
  if (fault.stack) fields.stack = fault.stack;
  if ('code' in fault && typeof fault.code === 'string') fields.sqlState = fault.code;
  if ('constraint' in fault && typeof fault.constraint === 'string') fields.constraint = fault.constraint;
  return fields;
}
