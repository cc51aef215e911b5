/** Where browsers report what the policy has stopped. */
export const reportPath = '/csp-reports';
export const reportGroup = 'csp';

/**
 * Scripts may not write markup or load code from text. The console and the API reference are exceptions, because libraries of theirs do
 * (`withoutTrustedTypes`).
 */
const trustedTypes = 'require-trusted-types-for';

/**
 * What a page may load. Scripts only from our own files; styles also inline, because component kits write them;
 * pictures also as data (drawn art, QR codes); frames only of the venues that open inside a page. Connections only to the server that
 * the page came from, its live line included, and to `connected`: where another process takes the line.
 */
export const contentSecurityPolicy = (framed: readonly string[], connected: readonly string[] = []) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", ...connected],
  // A live picture is put together in the page.
  'media-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", ...framed],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  [trustedTypes]: ["'script'"],
  'report-uri': [reportPath],
  'report-to': [reportGroup],
});

/** The policy of a page whose library writes markup itself. */
export function withoutTrustedTypes(policy: string): string {
  return policy
    .split(';')
    .filter((directive) => !directive.trim().startsWith(trustedTypes))
    .join(';');
}
