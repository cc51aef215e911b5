import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../parts/phase.ts';

/** Why nobody, or not this member, can answer now; undefined while nothing stands against it. */
export function useClosedReason(activity: Activity): string | undefined {
  const { t } = useTranslation('guess');
  const phase = phaseOf(activity);
  if (phase !== 'running') return t(`closed.${phase}`);
  return activity.reasons !== null && activity.reasons.length > 0 ? t('closed.reasons') : undefined;
}
