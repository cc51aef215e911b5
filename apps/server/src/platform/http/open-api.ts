import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { errorTable, type ErrorName } from '@fairway/contract/errors/index.ts';
import type { MountedRoute } from './routes.ts';

/** The API reference: OpenAPI 3.1 made from the contract at /docs/json, readable at /docs. */
export async function mountOpenApi(
  server: FastifyInstance,
  routes: readonly MountedRoute[],
  version: string,
): Promise<void> {
  await server.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(routes, version) as unknown as OpenAPIV3.Document },
  });
  await server.register(swaggerUi, { routePrefix: '/docs', uiConfig: { docExpansion: 'none' } });
}

export function openApiDocument(routes: readonly MountedRoute[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { endpoint } = route;
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describe(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairway',
      version,
      description: 'Envelope {code, msg, data}; code 0 is success. Amounts are decimal strings.',
    },
    paths,
  };
}

function describe({ name, endpoint, input, output }: MountedRoute) {
  const schema = jsonSchema(input, 'input');
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'other'],
    description: [
      `Caller: ${endpoint.caller}${endpoint.permission ? ` with ${endpoint.permission}` : ''}.`,
      ...refusals(endpoint.errors),
    ].join('\n\n'),
    ...(endpoint.method === 'POST' ? { requestBody: { content: bodyOf(endpoint, schema) } } : {}),
    parameters: endpoint.once
      ? [
          {
            in: 'header',
            name: 'idempotency-key',
            required: true,
            schema: { type: 'string' },
            description: 'The operation id, born at the button',
          },
        ]
      : [],
    responses: {
      200: {
        description: endpoint.givesFile ? 'The file' : 'Envelope',
        content: endpoint.givesFile
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: envelope(jsonSchema(output, 'output')) } },
      },
    },
  };
}

function bodyOf({ takesFile }: MountedRoute['endpoint'], schema: unknown) {
  if (!takesFile) return { 'application/json': { schema } };
  const file = { type: 'string', format: 'binary' };
  return {
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } },
  };
}

function refusals(names: readonly ErrorName[]): string[] {
  return names.map((name) => `- ${errorTable[name].code} \`${name}\`: ${errorTable[name].en}`);
}

function envelope(data: unknown) {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 0 }, msg: { type: 'string' }, data },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
