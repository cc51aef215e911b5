let previous: string | undefined;

/** Called on each route change with the address that is being left. */
export function rememberRoute(href: string): void {
  previous = href;
}

/** The address before this one; undefined on the first page. */
export function previousRoute(): string | undefined {
  return previous;
}
