import { getRouteApi } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { appealColumns } from './appeal-columns.tsx';
import { AppealDrawer } from './appeal-drawer.tsx';
import { useAppeals, type AppealState } from './use-appeals.ts';

const route = getRouteApi('/shell/console/appeals');

/** Parts that two people decide about, those that end first before the others. */
export function AppealsPage() {
  const { t } = useTranslation('matching');
  const { state = 'open', case: opened } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAppeals(state);
  const show = (next: AppealState, appealId?: string) =>
    void navigate({
      search: { ...(next === 'open' ? {} : { state: next }), ...(appealId ? { case: appealId } : {}) },
    });
  const rows = list.pages.flatMap((page) => page.appeals);
  const found = rows.find(({ appealId }) => appealId === opened);
  const open = list.first?.open;
  return (
    <PageFrame title={t('appeals.title')} lead={t('appeals.lead')}>
      <Segmented<AppealState>
        aria-label={t('appeals.title')}
        value={state}
        onChange={(next) => show(next)}
        style={{ alignSelf: 'flex-start' }}
        options={[
          { value: 'open', label: t('appeals.open') + (open === undefined ? '' : ` ${open}`) },
          { value: 'decided', label: t('appeals.decided') },
        ]}
      />
      <ListTable
        list={list}
        rows={rows}
        rowKey={({ appealId }) => appealId}
        columns={appealColumns(t, (appealId) => show(state, appealId))}
        empty={{ title: t(`appeals.empty.${state}`), text: t(`appeals.emptyHint.${state}`) }}
        label={t('appeals.title')}
      />
      {found && <AppealDrawer found={found} onClose={() => show(state)} />}
    </PageFrame>
  );
}
