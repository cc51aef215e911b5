import type { LobbyView } from '@fairway/contract/sportsbook/states.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sportSearch, type LobbySearch } from './lobby-search.ts';

/** Nothing in this view, or nothing that fits the search; each with one action. */
export function LobbyEmpty({
  view,
  sport,
  sought,
  isOwn,
  liveOffered,
  onClear,
}: {
  view: LobbyView;
  sport: LobbySearch['sport'];
  /** The site takes bets in play. */
  liveOffered: boolean;
  sought: string;
  /** The member's favourites are listed. */
  isOwn: boolean;
  onClear: () => void;
}) {
  const { t } = useTranslation('sportsbook');
  if (sought) {
    return (
      <EmptyState
        title={t('lobby.noMatch', { text: sought })}
        text={t('lobby.noMatchText')}
        action={<Button onClick={onClear}>{t('lobby.clear')}</Button>}
      />
    );
  }
  if (isOwn) return <EmptyState title={t('favourites.empty')} text={t('favourites.emptyText')} />;
  const isClosed = view === 'live' && !liveOffered;
  return (
    <EmptyState
      title={isClosed ? t('lobby.liveNotOffered') : t(`lobby.empty.${view}`)}
      text={isClosed ? t('lobby.liveNotOfferedText') : t('lobby.emptyText')}
      action={
        view !== 'early' && (
          <Link
            to="/app/sport"
            search={{ view: 'early', ...sportSearch(sport) }}
            className={buttonClass({ variant: 'action' })}
          >
            {t('lobby.toEarly')}
          </Link>
        )
      }
    />
  );
}
