import type { MountedRoute } from '../routes.ts';
import { describeOperation, tagOf } from './describe-operation.ts';
import { refusalSchema, retryAfter } from './responses.ts';
import { schemesOf, signedParameters } from './security.ts';

export interface DocumentFacts {
  title: string;
  version: string;
  /** Where the calls are made: an origin, or `/` for the one that the document comes from. */
  url: string;
  routes: readonly MountedRoute[];
}

/** OpenAPI 3.1 made from the contract: paths, parameters, bodies, answers and refusals, and how a call is signed. */
export function openApiDocument({ title, version, url, routes }: DocumentFacts) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { path, method } = route.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(route) };
  }
  const tags = [...new Set(routes.map(({ endpoint }) => tagOf(endpoint.path)))].toSorted();
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Envelope {code, msg, data}; code 0 is success, a refusal of the operation keeps HTTP 200 with its own code. Amounts are decimal strings.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url }],
    tags: tags.map((name) => ({ name, description: `Calls below ${prefixOf(name)}` })),
    paths,
    components: {
      securitySchemes: schemesOf(routes),
      parameters: signedParameters,
      schemas: { Refusal: refusalSchema },
      responses: {
        Refused: {
          description: 'Refused before the operation ran; the same envelope as every answer',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
        TryLater: {
          description: 'Busy or away: try again after the seconds of Retry-After',
          headers: { 'Retry-After': retryAfter },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
}

function prefixOf(tag: string): string {
  return `/${tag} or /api/${tag}`;
}
