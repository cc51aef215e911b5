import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { ownSearch } from './own-search.ts';
import { readReturn, type ReturnSearch } from './return-path.ts';

/** The return path that the page behind an address receives. */
async function opened(address: string) {
  const root = createRootRoute();
  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    validateSearch: ownSearch<ReturnSearch>(['return'], readReturn),
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([login]), history });
  await router.load();
  return new Map<string, unknown>(Object.entries(router.state.matches.at(-1)?.search ?? {})).get('return');
}

it('hands a page nothing that its reader did not take, a link to another site least of all', async () => {
  for (const bad of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '7'])
    expect(await opened(`/login?return=${encodeURIComponent(bad)}`)).toBeUndefined();
});

it('leaves what the reader took, and what is not its own', async () => {
  expect(await opened('/login?return=%2Fapp%2Fhome')).toBe('/app/home');
  const read = ownSearch<ReturnSearch>(['return'], readReturn);
  expect(read({ return: '/app/home', from: 'letter' })).toStrictEqual({ return: '/app/home' });
  expect(read({ from: 'letter' })).toStrictEqual({});
});
