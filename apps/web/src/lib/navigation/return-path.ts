/** What a page that can send people back carries in its address. */
export interface ReturnSearch {
  return?: string;
}

/**
 * Reads `return` from an address: only a path of this site is taken, so that a link from outside cannot send a member to
 * another host. Use as `validateSearch` of a route.
 */
export function readReturn(search: Record<string, unknown>): ReturnSearch {
  const wanted = search['return'];
  return typeof wanted === 'string' && isOwnPath(wanted) ? { return: wanted } : {};
}

/** A path of our own: one slash first and no second one, then only what addresses are made of (no backslash, which browsers read as a slash). */
export function isOwnPath(text: string): boolean {
  return text.length <= 500 && /^\/(?!\/)[\w\-./?=&%#~+,:;@!$'()*]*$/.test(text);
}

/** The login's address, leading back to `from` afterwards. */
export function loginHref(from: string): string {
  return `/app/login?return=${encodeURIComponent(from)}`;
}
