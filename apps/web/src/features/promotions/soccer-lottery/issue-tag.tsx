import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import type { SoccerIssue } from '../api/use-soccer-lottery.ts';

const tones: Readonly<Record<SoccerIssue['state'], TagTone>> = {
  open: 'gold',
  closed: 'azure',
  settled: 'ok',
  void: 'plain',
};

/** How far an issue is. */
export function IssueTag({ state }: Pick<SoccerIssue, 'state'>) {
  const { t } = useTranslation('soccerLottery');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
