import type { AppealCase } from '@fairway/contract/matching/schemas.ts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';

/** That an open appeal has passed its deadline undecided, and how often it was raised since. */
export function Escalated({ found }: { found: AppealCase }) {
  const { t } = useTranslation('matching');
  if (found.escalations === 0 || found.part.appeal?.outcome !== null) return null;
  return <StatusTag tone="stopped">{t('appeals.escalated', { count: found.escalations })}</StatusTag>;
}
