import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePopularRooms } from '../api/use-popular-rooms.ts';
import { useVideoCategories } from '../api/use-video.ts';
import { filterOf } from './room-filter.ts';
import { RoomFilters } from './room-filters.tsx';
import { RoomResults } from './room-results.tsx';
import styles from './lobby.module.css';

/** Rooms by category and filter, the most watched first. */
export function PopularRooms() {
  const { t } = useTranslation('live');
  const search = useSearch({ from: '/shell/app/live' });
  const navigate = useNavigate({ from: '/app/live' });
  const categories = useVideoCategories().data?.categories ?? [];
  const rooms = usePopularRooms(filterOf(search));
  const value = categories.find(({ code }) => code === search.category)?.code ?? 'all';
  const listed = categories.some(({ code }) => code === 'all')
    ? categories
    : [{ code: 'all', title: t('filter.all'), rooms: 0 }, ...categories];
  return (
    <>
      {categories.length > 0 && (
        <Tabs
          label={t('filter.category')}
          className={styles.categories}
          value={value}
          onChange={(category) => void navigate({ search: { ...search, category }, replace: true })}
          items={listed.map(({ code, title, rooms: count }) => ({
            value: code,
            label: count > 0 ? `${title} ${count}` : title,
          }))}
        />
      )}
      <RoomFilters total={rooms.data?.total} />
      <RoomResults rooms={rooms} filtered={Object.keys(search).length > 0} />
    </>
  );
}
