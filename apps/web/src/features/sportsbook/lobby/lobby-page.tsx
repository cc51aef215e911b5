import { Card } from '@fairway/ui/components/card/card.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconSearch } from '@fairway/ui/icons/action.tsx';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useSession } from '../../../lib/session-store.ts';
import { useFavourites } from '../api/use-favourites.ts';
import { useFixtureSearch } from '../api/use-fixture-search.ts';
import { useFixtures } from '../api/use-fixtures.ts';
import { FormatSwitch } from '../odds/format-switch.tsx';
import { DayRow } from './day-row.tsx';
import { LeagueGroup } from './league-group.tsx';
import { LobbyEmpty } from './lobby-empty.tsx';
import { readLobbySearch, sportSearch } from './lobby-search.ts';
import styles from './lobby-page.module.css';

/**
 * The sports lobby: matches of a period, of the member's favourites, or those that are searched for, by league with their main lines;
 * the order never changes under the pointer.
 */
export function LobbyPage() {
  const { t } = useTranslation('sportsbook');
  const {
    view = 'live',
    sport,
    competition,
    day,
    favourites = false,
  } = readLobbySearch(useSearch({ strict: false }));
  const choice = {
    view,
    ...sportSearch(sport),
    ...(competition ? { competitionId: competition } : {}),
    ...(day ? { day } : {}),
  };
  const lobby = useFixtures(choice);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const signedIn = useSession(({ session }) => session !== undefined);
  const own = useFavourites({ seen: favourites });
  const found = useFixtureSearch(sought);
  const isOwn = favourites && sought === '';
  const shown = sought === '' ? (favourites ? own : lobby) : found;
  const { data, isPlaceholderData, error, refetch, isFetching } = shown;
  const isPending = shown.isPending && (signedIn || !isOwn);
  const groups = data?.groups ?? [];
  const { days = [], liveOffered = true } = lobby.data ?? {};
  return (
    <section aria-labelledby="lobby">
      <header className={styles.head}>
        <h1 id="lobby">{t(sport ? 'lobby.titleEsports' : 'lobby.title')}</h1>
        <div className={styles.search}>
          <Input
            size="s"
            type="search"
            prefix={<IconSearch size={16} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder={t('lobby.search')}
            maxLength={40}
            aria-label={t('lobby.search')}
          />
        </div>
        <FormatSwitch />
      </header>
      {!favourites && sought === '' && days.length > 1 && <DayRow days={days} view={view} />}
      {isPending && (
        <Loading label={t('lobby.loading')} className={styles.groups}>
          {['a', 'b', 'c'].map((place) => (
            <Skeleton key={place} height={216} radius="var(--r-lg)" now />
          ))}
        </Loading>
      )}
      {error && !data && (
        <Card pad="l" className={styles.fault}>
          <FaultPanel title={t('lobby.failed')} fault={error} retry={{ refetch, isFetching }} plain />
        </Card>
      )}
      {!isPending && !error && groups.length === 0 && (
        <Card pad="l">
          <LobbyEmpty
            view={view}
            sport={sport}
            sought={sought}
            isOwn={isOwn}
            liveOffered={liveOffered}
            onClear={() => setTyped('')}
          />
        </Card>
      )}
      <div className={styles.groups} aria-busy={isPlaceholderData}>
        {groups.map((group) => (
          <LeagueGroup key={group.competition.id} {...group} />
        ))}
      </div>
      {data && 'more' in data && data.more && <p className={styles.more}>{t('lobby.more')}</p>}
    </section>
  );
}
