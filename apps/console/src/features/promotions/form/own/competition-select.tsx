import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { locale } from '../../../../lib/i18n.ts';

interface CompetitionSelectProps {
  /** Its id; the form's field gives it with `id` of the control and `onChange`. */
  value?: string;
  onChange?: (value: string | undefined) => void;
  id?: string;
}

/** Chooses a competition by its name and season; the server searches. */
export function CompetitionSelect({ value, onChange, id }: CompetitionSelectProps) {
  const { t } = useTranslation('promotions');
  const [search, setSearch] = useState('');
  const found = useCompetitions({ search: search.trim() });
  const chosen = useCompetitions(value === undefined ? undefined : { id: value });
  const offered = [...(found.data ?? [])];
  for (const one of chosen.data ?? []) if (!offered.some((each) => each.id === one.id)) offered.push(one);
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      showSearch={{ onSearch: setSearch, filterOption: false }}
      value={value}
      onChange={(next: string | undefined) => {
        setSearch('');
        onChange?.(next);
      }}
      loading={found.isFetching}
      placeholder={t('form.competition')}
      notFoundContent={t(found.isError ? 'form.competitionFault' : 'form.competitionNone')}
      options={offered.map((one) => ({ value: one.id, label: `${one.name[locale()]} ${one.season}`.trim() }))}
    />
  );
}

function useCompetitions(asked: { search: string } | { id: string } | undefined) {
  return useQuery({
    queryKey: ['campaigns', 'competitions', asked],
    queryFn: () => api.searchCompetitions(asked ?? {}),
    enabled: asked !== undefined,
    // What was found before stays while the next letters are asked for.
    ...(asked !== undefined && 'search' in asked && { placeholderData: keepPreviousData }),
    staleTime: 60_000,
    select: ({ competitions }) => competitions,
  });
}
