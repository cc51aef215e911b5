import { headerNames } from '@fairway/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform.ts';
import { languageOf } from '../call-context.ts';
import { refusal } from '../envelope.ts';
import { networkOf } from '../../limits/network-of.ts';
import { LoadGate, type Place, type Priority, type Refusal } from './load-gate.ts';
import { firstLoadSettings, type LoadSettings } from './load-settings.ts';
import { watchLoopDelay } from './loop-delay.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a call is treated when there is more to do than places; without it, as everything else. */
    priority?: Priority;
  }
  interface FastifyRequest {
    work?: Work;
  }
}

/** The place of a call, held until its answer is out and its operation is done: who hangs up frees nothing that still works. */
class Work {
  readonly #place: Place;
  #running = false;
  #answered = false;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Counts the call for whom it turned out to be of. Throws `overloaded` when they have as many at work as they may. */
  belongTo(owner: string): void {
    if (!this.#place.belongTo(owner)) throw new AppError('overloaded');
  }

  async run<T>(operation: () => Promise<T>): Promise<T> {
    this.#running = true;
    try {
      return await operation();
    } finally {
      this.#running = false;
      if (this.#answered) this.#place.leave();
    }
  }

  answered(): void {
    this.#answered = true;
    if (!this.#running) this.#place.leave();
  }
}

/** The HTTP status says whose load it is: 503 the server's, 429 the caller's own. */
const statuses: Readonly<Record<Refusal, 429 | 503>> = { process: 503, session: 429, address: 429 };
const retrySeconds: Readonly<Record<Refusal, number>> = { process: 2, session: 1, address: 1 };

/**
 * Takes on no more than the server can do and no caller more than a share (reliability OVL-1 and OVL-2). It comes
 * before everything else: what is refused has no body read, no hash made and no connection asked for. Refused with
 * `overloaded` and Retry-After.
 */
export function mountLoadGate(
  server: FastifyInstance,
  app: Platform,
  name: string,
  settings: LoadSettings = firstLoadSettings,
): void {
  const loop = watchLoopDelay();
  server.addHook('onClose', async () => loop.stop());
  const gate = new LoadGate(settings, loop.mean);
  const shed = app.metrics.counter('http_shed_total', 'Calls refused because of load', ['server', 'because']);
  const inFlight = app.metrics.gauge('http_in_flight', 'Calls at work and in line', ['server', 'state']);
  const report = () => {
    inFlight.set({ server: name, state: 'atWork' }, gate.atWork);
    inFlight.set({ server: name, state: 'inLine' }, gate.inLine);
  };
  app.metrics.beforeReading(report);

  server.addHook('onRequest', (request, reply, done) => {
    const { openRoute, priority = 'common' } = request.routeOptions.config;
    if (openRoute === 'liveness probe' || openRoute === 'readiness probe') return done();
    const admission = gate.admit({
      priority,
      address: networkOf(request.ip),
      session: sessionOf(request),
    });
    if ('refused' in admission) {
      shed.inc({ server: name, because: admission.refused });
      return void refuse(request, reply, admission.refused);
    }
    if ('place' in admission) {
      take(request, reply, admission.place);
      return done();
    }
    const giveUp = () => admission.giveUp();
    reply.raw.once('close', giveUp);
    admission.wait((place) => {
      reply.raw.off('close', giveUp);
      take(request, reply, place);
      // The caller may have gone as its turn came.
      if (!reply.raw.destroyed) done();
    });
  });
}

function take(request: FastifyRequest, reply: FastifyReply, place: Place): void {
  const work = new Work(place);
  request.work = work;
  const answered = () => work.answered();
  reply.raw.once('finish', answered);
  reply.raw.once('close', answered);
  if (reply.raw.destroyed) answered();
}

function refuse(request: FastifyRequest, reply: FastifyReply, because: Refusal): FastifyReply {
  return reply
    .code(statuses[because])
    .header('retry-after', String(retrySeconds[because]))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal('overloaded', languageOf(request), {}, { retryAfter: retrySeconds[because] }));
}

/** What the call claims to be signed in by; a forged one has a line of its own, and its address' share like any other. */
function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.headers[headerNames.token];
  return typeof token === 'string' && token !== '' ? token.slice(0, 64) : undefined;
}
