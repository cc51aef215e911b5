import { headerNames, type Endpoint } from '@fairway/contract';
import { toWire } from '@fairway/contract/wire.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { AppError } from '../errors.ts';
import type { Authenticate, CallMade } from './authenticate.ts';
import { contextOf } from './call-context.ts';
import { success } from './envelope.ts';
import type { Priority } from './load/load-gate.ts';
import { networkOf } from '../limits/network-of.ts';
import { parseInput } from './input/parse-input.ts';
import { limiterOf } from '../limits/limiter.ts';
import { readFile } from './input/read-file.ts';
import { FileAnswer, RawAnswer, Versioned, type MountedRoute } from './routes.ts';
import { isKnown, sendShared } from './shared-answer.ts';
import { createSignatureCheck, type SignatureCheck } from './signatures/signature.ts';

export interface Edge {
  app: Platform;
  authenticate: Authenticate;
  /** Milliseconds that only go forward; without it the process's own. */
  now?: () => number;
}

/** Mounts every route with its gate: signature, session, right, limits, operation id, input; then the operation; then its output. */
export function mountRoutes(server: FastifyInstance, edge: Edge, routes: readonly MountedRoute[]): void {
  const checkSignature = createSignatureCheck(edge.app.clock, edge.now);
  for (const route of routes) {
    server.route({
      method: route.endpoint.method,
      // `{api}` in the contract is `:api` here.
      url: route.endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: {
        operation: route.name,
        movesValue: movesValue(route.endpoint),
        priority: priorityOf(route.endpoint),
      },
      ...(route.endpoint.bodyLimit === undefined || route.endpoint.takesFile
        ? {}
        : { bodyLimit: route.endpoint.bodyLimit }),
      handler: (request, reply) => {
        const operation = () => answer(edge, checkSignature, route, request, reply);
        return request.work ? request.work.run(operation) : operation();
      },
    });
  }
}

function movesValue({ once, caller }: Endpoint): boolean {
  return once === true || caller === 'party';
}

function priorityOf(endpoint: Endpoint): Priority {
  if (endpoint.alwaysTaken) return 'free';
  return movesValue(endpoint) ? 'money' : 'common';
}

async function answer(
  edge: Edge,
  checkSignature: SignatureCheck,
  route: MountedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (request.isMultipart() !== (route.endpoint.takesFile ?? false))
    throw new AppError('mediaTypeUnsupported');
  const admitted = await admit(edge, checkSignature, route, request);
  const call = route.endpoint.takesFile
    ? { ...admitted, file: await readFile(request, route.endpoint) }
    : admitted;
  const input =
    route.endpoint.caller === 'party'
      ? undefined
      : parseInput(route.input, request, route.endpoint.wire?.input);
  const output = await route.run(edge.app, call as never, input as never);
  if (output instanceof FileAnswer) return sendFile(reply, output);
  if (output instanceof RawAnswer)
    return reply.code(output.status).headers(output.headers).type(output.contentType).send(output.body);
  if (output instanceof Versioned && isKnown(`${route.name}-${output.version}`, request, reply))
    return reply.code(304).send();
  const { wire } = route.endpoint;
  const presented = route.output.safeParse(output instanceof Versioned ? output.output : output);
  if (!presented.success)
    throw new Error(`${route.name} answers what its contract does not list: ${presented.error.message}`);
  const sent = success(wire?.output ? toWire(presented.data, wire.output) : presented.data);
  return output instanceof Versioned ? sendShared(request, reply, sent) : reply.send(sent);
}

/** `attachment` allows pictures to be drawn in a page and keeps anything from being opened as one. */
function sendFile(reply: FastifyReply, { body, contentType, fileName }: FileAnswer) {
  return reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .type(contentType)
    .send(body);
}

/** Who calls, and whether they may; the session is read before the limits because some are counted per member. */
async function admit(
  edge: Edge,
  checkSignature: SignatureCheck,
  route: MountedRoute,
  request: FastifyRequest,
) {
  const { endpoint, name } = route;
  const context = contextOf(request, name);
  const rawBody = request.rawBody ?? Buffer.alloc(0);
  if (endpoint.caller === 'party') {
    await countLimits(edge, route, { address: networkOf(context.address), device: '' });
    return { ...context, url: request.url, rawBody, headers: request.headers };
  }
  const token = headerText(request, headerNames.token);
  if (endpoint.caller === 'operator') {
    const operator = token ? await edge.authenticate.operator(token, madeBy(request, name)) : undefined;
    const signed = checkSignature(request, rawBody, operator?.signKey);
    if (!operator) throw new AppError('tokenMissing');
    request.work?.belongTo(`operator:${operator.operatorId}`);
    if (endpoint.permission && !operator.permissions.includes(endpoint.permission))
      throw new AppError('permissionMissing');
    await countLimits(edge, route, {
      address: networkOf(context.address),
      device: context.deviceId,
      operator: operator.operatorId,
    });
    signed.remember();
    return { ...context, operator, operationId: operationIdOf(endpoint, request) };
  }
  const member = token ? await edge.authenticate.member(token, madeBy(request, name)) : undefined;
  const signed = checkSignature(request, rawBody, member?.signKey);
  if (endpoint.caller === 'member' && !member) throw new AppError('tokenMissing');
  if (member) request.work?.belongTo(`member:${member.memberId}`);
  await countLimits(edge, route, {
    address: networkOf(context.address),
    device: context.deviceId,
    member: member?.memberId,
  });
  signed.remember();
  const identity = member ? { memberId: member.memberId, sessionId: member.sessionId } : undefined;
  return { ...context, member: identity, operationId: operationIdOf(endpoint, request) };
}

function madeBy(request: FastifyRequest, operation: string): CallMade {
  const text = headerText(request, headerNames.idleSeconds);
  return { operation, idleSeconds: /^\d{1,6}$/.test(text) ? Number(text) : 0 };
}

function operationIdOf(endpoint: Endpoint, request: FastifyRequest): string {
  const id = headerText(request, headerNames.operationId);
  if (!endpoint.once) return id;
  if (!/^[\w-]{16,64}$/.test(id)) throw new AppError('operationIdMissing');
  return id;
}

async function countLimits(
  { app }: Edge,
  { name, endpoint }: MountedRoute,
  callers: { address: string; device: string; member?: string | undefined; operator?: string },
): Promise<void> {
  for (const limit of endpoint.limits ?? []) {
    const who = limit.per === 'site' ? 'all' : callers[limit.per];
    if (!who) continue;
    await limiterOf(app).take({
      bucket: `${name}:${limit.per}:${who}`,
      count: limit.count,
      seconds: limit.seconds,
    });
  }
}

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
