import { headerNames } from '@fairway/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform.ts';
import { languageOf } from '../call-context.ts';
import { refusal } from '../envelope.ts';
import { networkOf } from '../../limits/network-of.ts';
import { awaitBody, bringsBody } from './await-body.ts';
import { LoadGate, type Arrival, type Place, type Priority, type Refusal } from './load-gate.ts';
import { firstLoadSettings, type LoadSettings } from './load-settings.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { Work } from './work.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How a call is treated when there is more to do than places; without it, as everything else. */
    priority?: Priority;
  }
  interface FastifyRequest {
    /** Undefined for probes, which are always answered. */
    arrival?: Arrival;
    /** The body is there, or is waited for no longer. */
    bodyArrived?: () => void;
    work?: Work;
  }
}

/** The HTTP status says whose load it is: 503 the server's, 429 the caller's own. */
const statuses: Readonly<Record<Refusal, 429 | 503>> = { process: 503, session: 429, address: 429 };
const retrySeconds: Readonly<Record<Refusal, number>> = { process: 2, session: 1, address: 1 };

/**
 * Takes on no more than the server can do and no caller more than a share (reliability OVL-1 and OVL-2). A look comes
 * before everything else: what is refused has no body read, no hash made and no connection asked for. The place is taken once the
 * body is there, so that it is held by work alone. Refused with `overloaded` and Retry-After, a body that does not come with `timeout`.
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
  const shed = countShed(app, name, gate);

  server.addHook('onRequest', (request, reply, done) => {
    const { openRoute, priority = 'common' } = request.routeOptions.config;
    if (openRoute === 'liveness probe' || openRoute === 'readiness probe') return done();
    const address = networkOf(request.ip);
    const arrival = (request.arrival = { priority, address, session: sessionOf(request) });
    const refused = gate.look(arrival);
    if (refused) {
      shed(refused);
      return void refuse(request, reply, refused);
    }
    if (bringsBody(request)) {
      const waiting = { bodies: gate.bodies, settings, address, onLate: () => shed('body') };
      request.bodyArrived = awaitBody(request, reply, waiting);
    }
    done();
  });

  server.addHook('preValidation', (request, reply, done) => {
    request.bodyArrived?.();
    if (!request.arrival) return done();
    const admission = gate.admit(request.arrival);
    if ('refused' in admission) {
      shed(admission.refused);
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

/** Shows what is at work, in line and arriving; answers what counts a refusal. */
function countShed(app: Platform, server: string, gate: LoadGate): (because: Refusal | 'body') => void {
  const shed = app.metrics.counter('http_shed_total', 'Calls refused because of load', ['server', 'because']);
  const inFlight = app.metrics.gauge('http_in_flight', 'Calls by how far they are', ['server', 'state']);
  app.metrics.beforeReading(() => {
    inFlight.set({ server, state: 'atWork' }, gate.atWork);
    inFlight.set({ server, state: 'inLine' }, gate.inLine);
    inFlight.set({ server, state: 'arriving' }, gate.bodies.count);
  });
  return (because) => shed.inc({ server, because });
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
