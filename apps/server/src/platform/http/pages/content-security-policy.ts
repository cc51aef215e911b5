/**
 * What a page may load. Scripts only from our own files; styles also inline, because component kits write them;
 * pictures also as data (drawn art, QR codes); frames only of the venues that open inside a page.
 */
export const contentSecurityPolicy = (framed: readonly string[]) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'frame-src': ["'self'", ...framed],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});
