import { newsKinds, type ContentKind } from '@fairway/contract/content/kinds.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';

/** News takes a right of its own besides the one of the calls. Throws `permissionMissing`. */
export function requireKindRight({ operator }: Pick<OperatorCall, 'operator'>, kind: ContentKind): void {
  if (newsKinds.includes(kind) && !operator.permissions.includes('news.edit'))
    throw new AppError('permissionMissing');
}
