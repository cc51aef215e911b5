import { Card } from '@fairway/ui/components/card/card.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconSearch } from '@fairway/ui/icons/action.tsx';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useFixtures } from '../api/use-fixtures.ts';
import { FormatSwitch } from '../odds/format-switch.tsx';
import { DayRow } from './day-row.tsx';
import { LeagueGroup } from './league-group.tsx';
import { LobbyEmpty } from './lobby-empty.tsx';
import { filterGroups } from './filter-groups.ts';
import { readLobbySearch } from './lobby-search.ts';
import styles from './lobby-page.module.css';

/** The sports lobby: matches of a period by league, with their main lines; the order never changes under the pointer. */
export function LobbyPage() {
  const { t } = useTranslation('sportsbook');
  const { view = 'live', competition, day } = readLobbySearch(useSearch({ strict: false }));
  const choice = { view, ...(competition ? { competitionId: competition } : {}), ...(day ? { day } : {}) };
  const { data, isPending, isPlaceholderData, error, refetch, isFetching } = useFixtures(choice);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const groups = filterGroups(data?.groups ?? [], sought);
  return (
    <section aria-labelledby="lobby">
      <header className={styles.head}>
        <h1 id="lobby">{t('lobby.title')}</h1>
        <div className={styles.search}>
          <Input
            size="s"
            type="search"
            prefix={<IconSearch size={16} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder={t('lobby.search')}
            aria-label={t('lobby.search')}
          />
        </div>
        <FormatSwitch />
      </header>
      {data && data.days.length > 1 && <DayRow days={data.days} view={view} />}
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
      {data && groups.length === 0 && (
        <Card pad="l">
          <LobbyEmpty
            view={view}
            sought={sought}
            liveOffered={data.liveOffered}
            onClear={() => setTyped('')}
          />
        </Card>
      )}
      <div className={styles.groups} aria-busy={isPlaceholderData}>
        {groups.map((group) => (
          <LeagueGroup key={group.competition.id} {...group} />
        ))}
      </div>
      {data?.more && <p className={styles.more}>{t('lobby.more')}</p>}
    </section>
  );
}
