import { Input } from '@fairway/ui/components/field/input.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { Switch } from '@fairway/ui/components/switch/switch.tsx';
import { IconSearch } from '@fairway/ui/icons/action.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { usePopularRooms } from '../api/use-popular-rooms.ts';
import { useLiveVenues } from '../api/use-video.ts';
import type { LobbySearch } from './lobby-search.ts';
import { filterOf } from './room-filter.ts';
import styles from './lobby.module.css';

const any = 'any';

/** What narrows the list; every choice is in the address, so that a link shares it. */
export function RoomFilters({ total }: { total: number | undefined }) {
  const { t } = useTranslation('live');
  const search = useSearch({ from: '/shell/app/live' });
  const navigate = useNavigate({ from: '/app/live' });
  const signedIn = useSession(({ session }) => session !== undefined);
  const venues = useLiveVenues().data?.venues ?? [];
  const leagues = useLeagues(search);
  const change = (next: Partial<Record<keyof LobbySearch, unknown>>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) as LobbySearch, replace: true });
  const chosen = (value: string) => (value === any ? undefined : value);
  return (
    <div className={styles.filters}>
      <Select
        size="s"
        label={t('filter.status')}
        value={search.status ?? any}
        onChange={(status) => change({ status: chosen(status) })}
        options={[
          { value: any, label: t('filter.anyStatus') },
          { value: 'live', label: t('filter.live') },
          { value: 'waiting', label: t('filter.waiting') },
        ]}
      />
      {venues.length > 1 && (
        <Select
          size="s"
          label={t('filter.venue')}
          value={search.venue ?? any}
          onChange={(venue) => change({ venue: chosen(venue) })}
          options={[
            { value: any, label: t('filter.anyVenue') },
            ...venues.map(({ venueName, title, rooms }) => ({ value: venueName, label: title, note: rooms })),
          ]}
        />
      )}
      {leagues.length > 0 && (
        <Select
          size="s"
          label={t('filter.league')}
          value={search.league ?? any}
          onChange={(league) => change({ league: chosen(league) })}
          options={[{ value: any, label: t('filter.anyLeague') }, ...leagues]}
        />
      )}
      <Keyword
        first={search.keyword ?? ''}
        label={t('filter.keyword')}
        onSettled={(keyword) => change({ keyword: keyword === '' ? undefined : keyword })}
      />
      {signedIn && (
        <Switch
          label={t('filter.followed')}
          checked={search.followed === true}
          onChange={(followed) => change({ followed: followed || undefined })}
        />
      )}
      {total !== undefined && (
        <span className={styles.count} aria-live="polite">
          {t('count', { count: total })}
        </span>
      )}
    </div>
  );
}

interface KeywordProps {
  first: string;
  label: string;
  onSettled: (keyword: string) => void;
}

/** A word to search by, once typing has paused. */
export function Keyword({ first, label, onSettled }: KeywordProps) {
  const [typed, setTyped] = useState(first);
  const [before, setBefore] = useState(first);
  const settled = useSettled(typed.trim());
  // Cleared elsewhere: the box follows.
  if (first !== before) {
    setBefore(first);
    if (first !== settled) setTyped(first);
  }
  const settle = useEffectEvent(() => {
    if (settled !== first) onSettled(settled);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the settled word is what is waited for
  useEffect(() => settle(), [settled]);
  return (
    <Input
      size="s"
      className={styles.keyword}
      type="search"
      maxLength={40}
      aria-label={label}
      placeholder={label}
      prefix={<IconSearch size={16} />}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** Competitions of the rooms that the other filters find. */
function useLeagues(search: LobbySearch): { value: string; label: string }[] {
  const { league: _chosen, ...others } = search;
  const rooms = usePopularRooms(filterOf(others)).data?.rooms ?? [];
  const found = new Map(
    rooms.flatMap(({ match }) => (match ? [[match.competitionId, textOf(match.competition)] as const] : [])),
  );
  return [...found].map(([value, label]) => ({ value, label }));
}
