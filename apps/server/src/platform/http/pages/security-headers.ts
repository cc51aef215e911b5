import helmet from '@fastify/helmet';
import Fastify, { type FastifyReply } from 'fastify';
import { contentSecurityPolicy, reportGroup, reportPath } from './content-security-policy.ts';

/** What every answer has without helmet too. */
const ofEveryAnswer = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);

/** The headers of an answer; a page and what is no route have all of them. */
export interface SecurityHeaders {
  readonly ofPages: Readonly<Record<string, string>>;
  /** A call's answer is data: no browser draws it, so of the headers only those that say so and forbid to embed it. */
  readonly ofCalls: Readonly<Record<string, string>>;
}

const alsoOfCalls = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
]);

const ofFile = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'vary',
]);

/** Leaves of an answer's headers what a script, a sheet or a font needs: it is drawn by itself in no window. */
export function keepFileHeaders(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders()))
    if (!alsoOfCalls.has(name) && !ofFile.has(name)) reply.removeHeader(name);
}

/**
 * The security headers of every answer, as helmet writes them; pages may frame the origins `framed` and connect to `connected`. They are the same
 * each time, so helmet is asked once, on a server of its own: at each request it would build its twelve headers again.
 */
export async function securityHeaders(
  production: boolean,
  framed: readonly string[],
  connected: readonly string[] = [],
): Promise<SecurityHeaders> {
  const once = Fastify();
  await once.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(framed, connected) },
    // Over plain HTTP on a loopback address a pinned HTTPS would lock the visitor out.
    strictTransportSecurity: production,
    crossOriginEmbedderPolicy: false,
  });
  once.get('/', async () => '');
  const { headers } = await once.inject('/');
  await once.close();
  const written = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return {
    ofPages: {
      ...Object.fromEntries(written.filter(([name]) => !ofEveryAnswer.has(name))),
      'reporting-endpoints': `${reportGroup}="${reportPath}"`,
    },
    ofCalls: {
      ...Object.fromEntries(written.filter(([name]) => alsoOfCalls.has(name))),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  };
}
