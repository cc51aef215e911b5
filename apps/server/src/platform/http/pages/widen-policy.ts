export const policyHeader = 'content-security-policy';

/** Adds sources to the directives of a page's content security policy; nothing is added to one that is not there. */
export function widenPolicy(policy: string, sources: Readonly<Record<string, readonly string[]>>): string {
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ');
      return [directive, ...new Set(sources[name] ?? [])].join(' ');
    })
    .join(';');
}
