/** Edge of the QR code on a web live page in pixels (section 9). */
export const webLiveQrPx = 86;

/** Which domain serves the video after so many errors: error count modulo the list (section 9); undefined for no domains. */
export function videoDomain(domains: readonly string[], errorCount: number): string | undefined {
  return domains[errorCount % domains.length];
}

/** The WebSocket origin of a domain, which names a host or a whole origin. A host without a scheme takes the page's: a page on HTTPS opens nothing that is not sealed. */
export function socketOrigin(domain: string, page: string): string {
  const base = /^(https?|wss?):\/\//.test(domain) ? domain : `${new URL(page).protocol}//${domain}`;
  return base.replace(/^http/, 'ws').replace(/\/+$/, '');
}
