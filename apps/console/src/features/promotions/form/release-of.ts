import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { ReleaseTerms } from '@fairway/contract/promotions/terms/common-schemas.ts';

/** The release of a bonus as the form holds it; what is not bounded is empty. */
export interface ReleaseFields {
  isAfter: boolean;
  days: number;
  weights: ReleaseTerms['weights'];
  leastPrice: string;
  mostPerBet: string;
}

/** Paid at once by the board of VIP levels, and a rebate always. */
const upfront: readonly CampaignKind[] = ['birthday', 'monthMoney', 'upgrade', 'rebate'];
const anyPlay = { ty: 100, dj: 100, zr: 100, dz: 100, by: 100, qp: 100, cp: 100 };

/** Terms as they are; a new campaign of most kinds lets a bonus be played for first. */
export function releaseFields(
  release: ReleaseTerms | undefined,
  fresh: CampaignKind | undefined,
): ReleaseFields {
  return {
    isAfter: release !== undefined || (fresh !== undefined && !upfront.includes(fresh)),
    days: release?.days ?? 30,
    weights: release?.weights ?? anyPlay,
    leastPrice: release?.leastPrice ?? '',
    mostPerBet: release?.mostPerBet ?? '',
  };
}

/** As terms: nothing at all where the bonus is paid at once or no play is asked for, so that such a version keeps its fingerprint. */
export function releaseOf(
  { isAfter, days, weights, leastPrice, mostPerBet }: ReleaseFields,
  turnover: string,
): { release?: ReleaseTerms } {
  if (!isAfter || /^0(\.0+)?$/.test(turnover)) return {};
  return {
    release: {
      days,
      weights,
      ...(leastPrice !== '' && { leastPrice }),
      ...(mostPerBet !== '' && { mostPerBet }),
    },
  };
}
