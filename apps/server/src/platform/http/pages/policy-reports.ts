import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limiterOf } from '../../limits/limiter.ts';
import { networkOf } from '../../limits/network-of.ts';
import { defineMemory } from '../../memory/define-memory.ts';
import type { Platform } from '../../platform.ts';
import { contentSecurityPolicy, reportPath } from './content-security-policy.ts';

const mostBytes = 16_384;
const mostInOne = 20;
const limits = [
  { per: 'address', count: 60, seconds: 3600 },
  { per: 'site', count: 3000, seconds: 3600 },
] as const;

/** What the older form of a report says, and the newer one of the Reporting API. */
const older = z.object({
  'csp-report': z.object({
    'violated-directive': z.string().default(''),
    'effective-directive': z.string().default(''),
    'blocked-uri': z.string().default(''),
    'document-uri': z.string().default(''),
  }),
});
const newer = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({
        effectiveDirective: z.string().default(''),
        blockedURL: z.string().default(''),
        documentURL: z.string().default(''),
      })
      .partial(),
  }),
);

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** The violations that were logged lately, so that one fault of a page seen by thousands is a line and not thousands. */
const logged = defineMemory<string, true>({
  name: 'platform.policy-violations',
  most: 200,
  believedMs: 600_000,
});

/**
 * Takes browsers' reports of what the content security policy has stopped: counted by directive in the figures, and each kind logged once in
 * ten minutes, so that operators see an attack or a page that loads what it must not. Anybody can send one; they are bounded in
 * size, count and rate, and nothing is decided by them.
 */
export function collectPolicyReports(server: FastifyInstance, app: Platform, name: string): void {
  const violations = app.metrics.counter(
    'policy_violations_total',
    'What browsers say the content security policy has stopped',
    ['server', 'directive'],
  );
  const directives: ReadonlySet<string> = new Set([
    ...Object.keys(contentSecurityPolicy([])),
    'script-src-elem',
    'script-src-attr',
    'style-src-elem',
    'style-src-attr',
    'worker-src',
    'media-src',
    'manifest-src',
  ]);
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(reportPath, { config: { openRoute: 'reports of browsers' } }, async (request, reply) => {
      for (const { per, count, seconds } of limits) {
        const who = per === 'site' ? 'all' : networkOf(request.ip);
        await limiterOf(app).take({ bucket: `policyReport:${per}:${who}`, count, seconds });
      }
      for (const violation of readReports(request.body)) {
        const directive = directives.has(violation.directive) ? violation.directive : 'other';
        violations.inc({ server: name, directive });
        log(app, name, { ...violation, directive });
      }
      return reply.code(204).send();
    });
  });
}

function log(app: Platform, server: string, { directive, blocked, page }: Violation): void {
  const key = [server, directive, blocked, page].join(' ');
  if (logged(app).has(key)) return;
  logged(app).set(key, true);
  app.logger.warn({ server, directive, blocked, page }, 'the content security policy stopped something');
}

/** What a report says; nothing for a body that is not a report. */
function readReports(body: unknown): Violation[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(String(body));
  } catch {
    return [];
  }
  const one = older.safeParse(parsed);
  if (one.success) {
    const report = one.data['csp-report'];
    const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ');
    return [{ directive, blocked: originOf(report['blocked-uri']), page: pathOf(report['document-uri']) }];
  }
  const many = newer.safeParse(parsed);
  return (many.success ? many.data : []).slice(0, mostInOne).flatMap(({ type, body: report }) =>
    type === 'csp-violation'
      ? [
          {
            directive: report.effectiveDirective ?? '',
            blocked: originOf(report.blockedURL ?? ''),
            page: pathOf(report.documentURL ?? ''),
          },
        ]
      : [],
  );
}

/** Of an address only whose it is: what follows may hold a visitor's own facts. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url.replace(/[^\w-]/g, '').slice(0, 40);
}

/** The page without its query, no longer than a route of ours. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.slice(0, 80) : '';
}
