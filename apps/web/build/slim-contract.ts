import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { reactionLines } from '@fairway/contract/errors/error-reactions.ts';

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

type Call = Pick<Endpoint, 'method' | 'path' | 'anonymous' | 'wire'>;

const calls = Object.entries<Endpoint>(endpoints).filter(
  ([, { caller }]) => caller === 'visitor' || caller === 'member',
);

/** The usual call ends with its own name, is a POST, carries the token and is spelled as our names are: such ones are listed by what stands before the name. */
const folderOf = (name: string, { method, path, anonymous, wire }: Call): string | undefined =>
  method === 'POST' && !anonymous && !wire && path.endsWith(`/${name}`)
    ? path.slice(0, -name.length)
    : undefined;

/** What a visitor's home page asks for: these calls come with the page, all others in a file that the first of them fetches. */
const firstNames = new Set<string>([
  'getPreInfo',
  'getSiteConfig',
  'getSiteParameters',
  'getLanguageWhitelist',
  'getStaticDomains',
  'getClientResourceConfig',
  'getEbetDomainList',
  'getDomainNotice',
  'getVirtualSwitchConfig',
  'getPremiumVenueJump',
  'getPcDownloadConfig',
  'getBannersV2',
  'getCarouselAds',
  'getNavigationList',
  'getServicePopup',
  'getFloatWindows',
  'getPopups',
  'getSpecialNotice',
  'listSponsors',
  'listVenues',
  'listLiveFixtures',
] satisfies (keyof typeof endpoints)[]);

/** Endpoints as the browser needs them: where a call goes, whether the token stays at home, and how the wire is spelled. */
function callTable(listed: readonly (readonly [string, Call])[]): string {
  const usual = Map.groupBy(listed, ([name, call]) => folderOf(name, call));
  const rest = (usual.get(undefined) ?? []).map(([name, { method, path, anonymous, wire }]) => [
    name,
    { method, path, ...(anonymous ? { anonymous } : {}), ...(wire ? { wire } : {}) },
  ]);
  const folders = [...usual].flatMap(([folder, calls]) =>
    folder === undefined ? [] : [[folder, calls.map(([name]) => name).join(' ')]],
  );
  return `
const endpoints = ${JSON.stringify(Object.fromEntries(rest))};
for (const [folder, names] of ${JSON.stringify(folders)})
  for (const name of names.split(' ')) endpoints[name] = { method: 'POST', path: folder + name };
export { endpoints };`;
}

const modules: Readonly<Record<string, string>> = {
  [fileOf('@fairway/contract/endpoints.ts')]: callTable(calls.filter(([name]) => firstNames.has(name))),
  [`${fileOf('@fairway/contract/endpoints.ts')}?later`]: callTable(
    calls.filter(([name]) => !firstNames.has(name)),
  ),
  [fileOf('@fairway/contract/errors/error-reactions.ts')]:
    `export const reactionLines = ${JSON.stringify(reactionLines)};`,
};

/**
 * Gives the browser two tables of the contract without what only servers and documents read: operator calls, limits and
 * summaries of endpoints, and the texts of errors, which come with each answer in the visitor's language.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    load: (id) => modules[id] ?? modules[id.split('?')[0] ?? id],
  };
}
