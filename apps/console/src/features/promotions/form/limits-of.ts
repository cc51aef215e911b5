import type { CampaignLimits } from '@fairway/contract/promotions/terms/common-schemas.ts';

/** The bounds of a campaign as the form holds them; what is not bounded is empty. */
export interface LimitFields {
  member: string;
  day: string;
  group: string;
  onePerson: boolean;
  stopCount: number | null;
  stopDayCost: string;
}

export function limitFields(limits: CampaignLimits | undefined): LimitFields {
  return {
    member: limits?.member ?? '',
    day: limits?.day ?? '',
    group: limits?.group ?? '',
    onePerson: limits?.onePerson ?? false,
    stopCount: limits?.stopCount ?? null,
    stopDayCost: limits?.stopDayCost ?? '',
  };
}

/** As terms: nothing at all where nothing is bounded, so that a version without bounds keeps its fingerprint. */
export function limitsOf({ member, day, group, onePerson, stopCount, stopDayCost }: LimitFields): {
  limits?: CampaignLimits;
} {
  const limits = {
    ...(member !== '' && { member }),
    ...(day !== '' && { day }),
    ...(group !== '' && { group }),
    ...(onePerson && { onePerson: true as const }),
    ...(stopCount !== null && { stopCount }),
    ...(stopDayCost !== '' && { stopDayCost }),
  };
  return Object.keys(limits).length === 0 ? {} : { limits };
}
