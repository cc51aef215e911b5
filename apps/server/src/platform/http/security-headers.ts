import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** What every answer has without helmet too. */
const ofEveryAnswer = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);

/**
 * The security headers of every answer, as helmet writes them. They are the same each time, so helmet is asked once, on a
 * server of its own: at each request it would put its twelve headers together anew.
 */
export async function securityHeaders(production: boolean): Promise<Readonly<Record<string, string>>> {
  const once = Fastify();
  await once.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    // Over plain HTTP on a loopback address a pinned HTTPS would lock the visitor out.
    strictTransportSecurity: production,
    crossOriginEmbedderPolicy: false,
  });
  once.get('/', async () => '');
  const { headers } = await once.inject('/');
  await once.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofEveryAnswer.has(name) ? [] : [[name, String(value)] as const],
    ),
  );
}
