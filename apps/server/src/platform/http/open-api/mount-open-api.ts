import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { withoutTrustedTypes } from '../pages/content-security-policy.ts';
import { policyHeader } from '../pages/widen-policy.ts';
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
  const ofSite = openApiDocument({ title: 'Fairway', version, ...site });
  const ofConsole = openApiDocument({ title: 'Fairway console', version, url: '/', ...console });
  await server.register(swagger, {
    mode: 'static',
    specification: { document: ofSite as unknown as OpenAPIV3.Document },
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    // Its page draws descriptions by writing markup, which trusted types forbid.
    uiHooks: {
      preHandler(_request, reply, next) {
        const policy = String(reply.getHeader(policyHeader) ?? '');
        void reply.header(policyHeader, withoutTrustedTypes(policy));
        next();
      },
    },
    uiConfig: {
      docExpansion: 'none',
      urls: [
        { url: '/docs/json', name: 'Member site' },
        { url: '/docs/console.json', name: 'Console' },
      ],
    },
  });
  server.get('/docs/console.json', async () => ofConsole);
}
