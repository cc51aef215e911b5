import type { siteOperatorEndpoints } from '@fairway/contract/site/operator-endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { listVersions } from '../site-configurations-store.ts';
import { findLatestPublication, firstPublished } from '../site-publications-store.ts';

const shown = 50;

/** The newest versions, who wrote them, and when visitors saw them first. */
export const listSiteVersions: Operation<
  (typeof siteOperatorEndpoints)['listSiteVersions'],
  (typeof siteSchemas)['listSiteVersions']
> = async (app) => {
  const [latest, rows] = await Promise.all([findLatestPublication(app.db), listVersions(app.db, shown)]);
  const published = await firstPublished(
    app.db,
    rows.map(({ version }) => version),
  );
  return {
    liveVersion: latest?.version ?? 1,
    decisions: latest?.number ?? 0,
    versions: rows.map(({ version, operator_name: writtenBy, created_at: at }) => ({
      version,
      writtenBy,
      writtenAt: at.toISOString(),
      publishedAt: published.get(version)?.toISOString() ?? null,
    })),
  };
};
