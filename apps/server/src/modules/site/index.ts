export { publishedConfiguration } from './configuration/published-configuration.ts';
