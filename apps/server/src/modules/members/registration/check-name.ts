import type { membersPrintedEndpoints } from '@fairway/contract/members/printed-endpoints.ts';
import type { membersPrintedSchemas } from '@fairway/contract/members/printed-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { isNameFree } from '../members-store.ts';

/**
 * Whether a name, whatever its case, is free. It reveals no more than a registration would; the limits slow who asks
 * for many.
 */
export const checkName: Operation<
  (typeof membersPrintedEndpoints)['checkName'],
  (typeof membersPrintedSchemas)['checkName']
> = async (app, _call, { name }) => ({ available: await isNameFree(app.db, name) });
