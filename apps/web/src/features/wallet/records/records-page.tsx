import { Card } from '@fairway/ui/components/card/card.tsx';
import { daysLater } from '@fairway/ui/components/date/day-text.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatement, type StatementInput } from '../api/use-statement.ts';
import { useVenues } from '../api/use-venues.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { PageHead } from '../../../lib/pages/page-head.tsx';
import { accountChoices } from './account-choices.ts';
import { ExportButton } from './export-button.tsx';
import { RecordsFilters } from './records-filters.tsx';
import { accountIn, type RecordsSearch } from './records-search.ts';
import { RecordsTable } from './records-table.tsx';

const route = getRouteApi('/shell/member/my-centre/app/myCenter/records');

/** Every movement of one balance, 20 a page, newest first. The filters are in the address. */
export function RecordsPage() {
  const { t } = useTranslation('wallet');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const venues = useVenues();
  const account = accountIn(search);
  const statement = useStatement(inputOf(search, cursors.at(-1)));
  const choices = accountChoices(venues.data?.venues ?? [], t);
  const name = choices.find(({ value }) => value === (search.account ?? 'center'))?.label ?? t('center');
  const change = (next: RecordsSearch) => {
    setCursors([]);
    void navigate({ search: next, replace: true, resetScroll: false });
  };
  return (
    <>
      <PageHead title={t('records.title')} end={<ExportButton input={inputOf(search, undefined)} />} />
      <Card pad="m">
        <RecordsFilters search={search} choices={choices} onChange={change} />
        {statement.isError && !statement.data ? (
          <FaultPanel title={t('records.fault')} fault={statement.error} retry={statement} plain />
        ) : (
          <RecordsTable
            name={name}
            currency={account.currency}
            statement={statement}
            cursors={cursors}
            onCursors={setCursors}
            onReset={Object.keys(search).length > 0 ? () => change({}) : undefined}
          />
        )}
      </Card>
    </>
  );
}

/** Days of the site (UTC+8) as instants: from its first moment to the first of the day after the last. */
function inputOf(search: RecordsSearch, before: string | undefined): StatementInput {
  const { part, currency, channelCode } = accountIn(search);
  const { kind, from, to } = search;
  const start = (day: string) => new Date(`${day}T00:00:00+08:00`).toISOString();
  return {
    part,
    currency,
    ...(channelCode === undefined ? {} : { channelCode }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from: start(from) }),
    ...(to === undefined ? {} : { to: start(daysLater(to, 1)) }),
    ...(before === undefined ? {} : { before }),
  };
}
