import type { downloadConfigEndpoints } from '@fairway/contract/site/download-endpoints.ts';
import type { downloadConfigSchemas } from '@fairway/contract/site/download-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../../configuration/published-configuration.ts';
import { kitKey } from '../kit/kit-key.ts';

/** The clients for phones, how an installed one is woken, and the key under which the download kit seals its calls. */
export const getClientResourceConfig: Operation<
  (typeof downloadConfigEndpoints)['getClientResourceConfig'],
  (typeof downloadConfigSchemas)['getClientResourceConfig']
> = async (app) => {
  const { android, testFlight, scheme } = (await publishedConfiguration(app)).configuration.downloads;
  return { android, testFlight, scheme, publicKey: (await kitKey(app)).publicKey };
};
