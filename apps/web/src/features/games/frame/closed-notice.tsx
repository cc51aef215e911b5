import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';

/** Says before any press that the house takes no stakes on this game; what is staked already goes on. */
export function ClosedNotice() {
  const { t } = useTranslation('games');
  return (
    <Notice tone="warning" {...{ role: 'status' as const }}>
      {t('play.closedText')}
    </Notice>
  );
}
