import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readPlace, writePlace } from '#platform/page-place.ts';
import { selectAnchors } from '../anchors/anchors-store.ts';
import { selectContracts } from '../anchors/contracts-store.ts';
import { presentOperatorAnchor } from './present-operator-anchor.ts';

const pageSize = 20;

/** Anchors and applications by status and name, the latest application first. Writes nothing. */
export const listAnchors: Operation<
  (typeof liveOperatorEndpoints)['listAnchors'],
  (typeof liveOperatorSchemas)['listAnchors']
> = async (app, _call, { status, keyword, cursor }) => {
  const before = readPlace(cursor);
  const rows = await selectAnchors(app.db, { status, keyword, before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const contracts = await selectContracts(
    app.db,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    anchors: page.map((row) => presentOperatorAnchor(row, contracts)),
    next: rows.length > pageSize && last ? writePlace({ at: last.applied_at, id: last.id }) : null,
  };
};
