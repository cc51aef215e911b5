/** The WebSocket origin of a domain, which names a host or a whole origin. A host without a scheme takes the page's: a page on HTTPS opens nothing that is not sealed. */
export function socketOrigin(domain: string, page: string): string {
  const base = /^(https?|wss?):\/\//.test(domain) ? domain : `${new URL(page).protocol}//${domain}`;
  return base.replace(/^http/, 'ws').replace(/\/+$/, '');
}
