import { errorTable, type ErrorRow } from '@fairway/contract/errors/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { ArrivingBodies } from './arriving-bodies.ts';
import type { LoadSettings } from './load-settings.ts';

/** What a small body may take twice as long for, and so on: at 16 KiB a second a line is slower than any that a page loads over. */
const partBytes = 32 * 1024;
const mostParts = 5;

/** The body did not come in time. It is the caller's line, not the server's load: 408 (RFC 9110, 15.5.9). */
class BodyLate extends AppError<'timeout'> {
  constructor() {
    super('timeout');
  }

  override get row(): ErrorRow {
    return { ...errorTable.timeout, http: 408 };
  }
}

interface Waiting {
  bodies: ArrivingBodies;
  settings: LoadSettings;
  address: string;
  /** It was not waited for any longer. */
  onLate: () => void;
}

/** Counts the call among those whose body arrives; answers what ends that. In time, or in the way of others, it is answered `timeout`. */
export function awaitBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { bodies, settings, address, onLate }: Waiting,
): () => void {
  let over = false;
  const giveUp = () => {
    if (over) return;
    end();
    if (reply.sent) return;
    onLate();
    // The body's reader answers the fault and closes the connection. Before it reads there is nobody to answer.
    if (request.raw.listenerCount('error') > 0) request.raw.emit('error', new BodyLate());
    else request.raw.destroy();
  };
  const leave = bodies.add(address, giveUp);
  // What arrived while the event loop was late is read first: that lateness is not the caller's.
  const timer = setTimeout(() => setImmediate(giveUp), bodyPatience(request.headers, settings)).unref();
  const end = () => {
    over = true;
    clearTimeout(timer);
    leave();
  };
  reply.raw.once('close', end);
  return end;
}

/** Whether the headers announce a body. */
export function bringsBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || lengthOf(headers) > 0;
}

/** How long a body may take, in ms; one of unknown length as long as a small one. */
export function bodyPatience(headers: FastifyRequest['headers'], { bodyMs }: LoadSettings): number {
  return bodyMs * Math.min(1 + Math.floor(lengthOf(headers) / partBytes), mostParts);
}

function lengthOf(headers: FastifyRequest['headers']): number {
  return Number(headers['content-length'] ?? 0);
}
