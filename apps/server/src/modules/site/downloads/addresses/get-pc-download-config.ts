import type { downloadConfigEndpoints } from '@fairway/contract/site/download-endpoints.ts';
import type { downloadConfigSchemas } from '@fairway/contract/site/download-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../../configuration/published-configuration.ts';

/** The clients for computers; an empty address is a client that is not offered. */
export const getPcDownloadConfig: Operation<
  (typeof downloadConfigEndpoints)['getPcDownloadConfig'],
  (typeof downloadConfigSchemas)['getPcDownloadConfig']
> = async (app) => {
  const { windows, mac } = (await publishedConfiguration(app)).configuration.downloads;
  return { windows, mac };
};
