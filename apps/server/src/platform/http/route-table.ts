import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Why a route outside the contract is open to everybody: probes, pages, the API reference. */
    openRoute?: string;
  }
}

/**
 * Every route either comes from the contract (its endpoint says who may call) or says why it is open. One that does
 * neither stops the boot (reliability FUZ-2 and ACC-1).
 */
export function guardRouteTable(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const config = route.config;
    if (config?.operation || config?.openRoute) return;
    // The framework's own plugins (static files, API reference) mount below prefixes that are named open here.
    if (route.method === 'HEAD' || openPrefixes.some((prefix) => route.url.startsWith(prefix))) return;
    throw new Error(
      `Route ${String(route.method)} ${route.url} has no access entry: add an endpoint to the contract or an openRoute reason.`,
    );
  });
}

const openPrefixes = ['/docs', '/assets/'];
