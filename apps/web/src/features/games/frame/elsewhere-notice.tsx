import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Says that a round of another game is open, and leads there: one game at a time. */
export function ElsewhereNotice({ game }: { game: MemberGameCode }) {
  const { t } = useTranslation('games');
  return (
    <Notice
      tone="warning"
      end={
        <Link to="/app/egame/play/$game" params={{ game }}>
          {t('elsewhere.go')}
        </Link>
      }
    >
      {t('elsewhere.text', { game: t(`names.${game}`) })}
    </Notice>
  );
}
