import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import type { MountedRoute } from '../routes.ts';
import { openApiDocument } from './open-api-document.ts';

export interface Documented {
  /** The member site's calls and the address that they are made at. */
  site: { routes: readonly MountedRoute[]; url: string };
  /** The operators' calls, made at this very port. */
  console: { routes: readonly MountedRoute[] };
  version: string;
}

/**
 * The API reference on the console's port: readable at /docs, with both documents to choose from; the member site's at /docs/json, the
 * console's own at /docs/console.json.
 */
export async function mountOpenApi(
  server: FastifyInstance,
  { site, console, version }: Documented,
): Promise<void> {
  await server.register(swagger, {
    openapi: {},
    hideUntagged: true,
    // When it is first read, and kept then: making it costs half a second, and every start would wait for it.
    transformObject: () =>
      openApiDocument({ title: 'Fairway', version, ...site }) as unknown as OpenAPIV3.Document,
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: {
      docExpansion: 'none',
      urls: [
        { url: '/docs/json', name: 'Member site' },
        { url: '/docs/console.json', name: 'Console' },
      ],
    },
  });
  let ofConsole: ReturnType<typeof openApiDocument> | undefined;
  server.get('/docs/console.json', async () => {
    ofConsole ??= openApiDocument({ title: 'Fairway console', version, url: '/', ...console });
    return ofConsole;
  });
}
