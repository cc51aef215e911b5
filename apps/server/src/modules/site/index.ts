export { pageSources } from './configuration/page-sources.ts';
export { publishedConfiguration } from './configuration/published-configuration.ts';
