import { pino, type DestinationStream, type LoggerOptions } from 'pino';

/**
 * Logs by allow list: a line carries only these fields, so a token, a password value, a card number or a phone cannot
 * slip in with an object logged whole (security rule 31).
 */
const allowedFields = [
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
  'adapter',
  'amount',
  'partNo',
  'requestNo',
  'runbook',
  'seq',
  'sweepId',
] as const;

/** Fields that a line may carry; another one does not compile, because it would be dropped. */
export type LogFields = { readonly [Field in (typeof allowedFields)[number]]?: unknown };

/** What the server writes its lines with; pino, with fields that are known. */
export interface Logger {
  debug(fields: LogFields, message?: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  /** An alarm. `runbook` is the page in docs/runbooks that says what an operator does about it. */
  error(fields: LogFields & { readonly runbook: string }, message: string): void;
}

export function createLogger(level: string, role: string, to?: DestinationStream): Logger {
  const allowed = new Set<string>(allowedFields);
  const options = {
    level,
    base: { role },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => allowed.has(key))),
    },
  } satisfies LoggerOptions;
  return to === undefined ? pino(options) : pino(options, to);
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
