import type { EuroKind } from '@fairway/contract/promotions/euro/schemas.ts';
import type { CampaignTerms, TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { readPreview } from '../../activities/preview-token.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import type { CampaignKey } from '../../tables.ts';

export type EuroTerms = TermsOf<EuroKind>;

export function isEuro(terms: CampaignTerms): terms is EuroTerms {
  return terms.kind === 'europeanCup' || terms.kind === 'euroCup';
}

interface Named {
  readonly kind: EuroKind;
  readonly no: number;
  /** The token of a preview link: its version instead of the published one. */
  readonly preview?: string | undefined;
}

/** The cup of an address. Throws `activityUnknown`, also for a preview of another campaign. */
export async function findEuro(
  app: Platform,
  { kind, no, preview }: Named,
): Promise<{ key: CampaignKey; terms: EuroTerms; isPreview: boolean }> {
  const isPreview = preview !== undefined;
  const found = isPreview
    ? await selectVersion(app.db, readPreview(app, preview))
    : await selectPublished(app.db, { kind, no });
  const terms = found && ('document' in found ? found.document : found.terms);
  if (!terms || found.kind !== kind || found.no !== no || !isEuro(terms))
    throw new AppError('activityUnknown');
  return { key: { kind, no }, terms, isPreview };
}
