import type { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import type { liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { videoDomains } from '../media/video-domains.ts';

/** Origins of the picture in the order of the failover. */
export const listVideoDomains: Operation<
  (typeof liveVideoEndpoints)['listVideoDomains'],
  (typeof liveVideoSchemas)['listVideoDomains']
> = async (app, { origin }) => ({ domains: await videoDomains(app, origin) });
