import { headerNames } from '@fairway/contract';
import type { MountedRoute } from '../routes.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { refusalsOf, responsesOf } from './responses.ts';
import { securityOf } from './security.ts';
import { wireSchema } from './wire-schema.ts';

type Properties = Readonly<Record<string, unknown>>;

/** One call: where its input is, who may make it, what it answers. */
export function describeOperation(route: MountedRoute) {
  const { name, endpoint, input } = route;
  const schema = wireSchema(jsonSchemaOf(input, 'input'), endpoint.wire?.input);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => part);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    description: [
      `Caller: ${endpoint.caller}${endpoint.permission ? ` with ${endpoint.permission}` : ''}.`,
      ...refusalsOf(endpoint.errors),
    ].join('\n\n'),
    security: securityOf(endpoint.caller),
    parameters: [
      ...inPath.map((part) => parameter('path', part, propertiesOf(schema)[part], true)),
      ...(endpoint.method === 'POST' ? [] : queryOf(schema, inPath)),
      ...headersOf(route),
    ],
    ...(endpoint.method === 'POST' ? { requestBody: { content: bodyOf(route, schema, inPath) } } : {}),
    responses: responsesOf(route),
  };
}

/** The domain of `/api/<domain>/…`; the paths that a specification printed whole are known by their first part. */
export function tagOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'api' ? second : first;
}

function headersOf({ endpoint }: MountedRoute) {
  if (endpoint.caller === 'party') return [];
  const signed = [{ $ref: '#/components/parameters/Timestamp' }, { $ref: '#/components/parameters/Nonce' }];
  if (!endpoint.once) return signed;
  const schema = { type: 'string', pattern: String.raw`^[\w-]{16,64}$` };
  const description =
    'The operation id, made where the button was pressed; the same id answers the same again';
  return [...signed, { ...parameter('header', headerNames.operationId, schema, true), description }];
}

/** A GET's input is in its query, a field a parameter. */
function queryOf(schema: Properties, inPath: readonly string[]) {
  const required = requiredOf(schema);
  return Object.entries(propertiesOf(schema))
    .filter(([name]) => !inPath.includes(name))
    .map(([name, property]) => parameter('query', name, property, required.includes(name)));
}

function bodyOf({ endpoint }: MountedRoute, schema: Properties, inPath: readonly string[]) {
  if (endpoint.takesFile) {
    const file = { type: 'string', format: 'binary' };
    return {
      'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } },
    };
  }
  if (inPath.length === 0) return { 'application/json': { schema } };
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(schema)).filter(([name]) => !inPath.includes(name)),
  );
  const required = requiredOf(schema).filter((name) => !inPath.includes(name));
  return { 'application/json': { schema: { ...schema, properties, required } } };
}

function parameter(place: 'path' | 'query' | 'header', name: string, schema: unknown, required: boolean) {
  return { in: place, name, required, schema: schema ?? { type: 'string' } };
}

function propertiesOf(schema: Properties): Properties {
  return (schema['properties'] ?? {}) as Properties;
}

function requiredOf(schema: Properties): readonly string[] {
  return (schema['required'] ?? []) as readonly string[];
}
