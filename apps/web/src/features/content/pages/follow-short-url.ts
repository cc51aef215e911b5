import { redirect } from '@tanstack/react-router';
import { api } from '../../../lib/api.ts';

/** Goes where a short address leads, a page of this site; one that nobody made is an unknown page. */
export async function followShortUrl(code: string): Promise<never> {
  const url = await api.resolveShortUrl({ code }).then(
    (found) => found.url,
    () => '/404',
  );
  throw redirect({ href: url, replace: true });
}
