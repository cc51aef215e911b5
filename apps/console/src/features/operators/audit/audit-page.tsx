import { getRouteApi } from '@tanstack/react-router';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../../lib/components/clear-filters.tsx';
import { ChangeTable } from '../../../lib/changes/change-table.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { ChainCheck } from './chain-check.tsx';
import { auditColumns } from './columns.tsx';
import { AuditFilterBar } from './filters.tsx';
import { useAudit, type AuditFilters } from './use-audit.ts';

const route = getRouteApi('/shell/console/audit');

/** Who did what to what, when, from where and why; each row opens to what it was before and after. */
export function AuditPage() {
  const { t } = useTranslation('operators');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const list = useAudit(filters);
  const narrow = (search: AuditFilters) => void navigate({ search: withoutBlanks(search) });
  return (
    <PageFrame title={t('audit.title')} lead={t('audit.lead')} extra={<ChainCheck />}>
      <Flex vertical gap={12}>
        <AuditFilterBar filters={filters} onChange={narrow} />
        <ListTable
          list={list}
          rows={list.pages.flatMap((page) => page.rows)}
          rowKey={(row) => row.seq}
          columns={auditColumns(t, (more) => narrow({ ...filters, ...more }))}
          expandable={{
            expandedRowRender: (row) => <ChangeTable before={row.before} after={row.after} />,
            rowExpandable: (row) => row.before !== null || row.after !== null,
          }}
          empty={{
            title: t('audit.empty'),
            text: t('audit.emptyHint'),
            action: Object.keys(filters).length > 0 && <ClearFilters onClear={() => narrow({})} />,
          }}
          label={t('audit.title')}
        />
      </Flex>
    </PageFrame>
  );
}

function withoutBlanks(filters: AuditFilters): AuditFilters {
  const set = Object.entries(filters).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()]] : [],
  );
  return Object.fromEntries(set) as AuditFilters;
}
