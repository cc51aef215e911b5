import { getRouteApi } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { decisionColumns } from './columns.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DepositDrawer } from './deposit-drawer.tsx';
import { useDepositDecisions, type DecisionState } from './use-deposits.ts';

const route = getRouteApi('/shell/console/deposits');

/**
 * Payments that did not fit their order: late, short, over, paid again. Nothing is credited before an operator decides.
 */
export function DepositsPage() {
  const { t } = useTranslation('cashier');
  const { state = 'waiting', case: opened } = route.useSearch();
  const navigate = route.useNavigate();
  const mayDecide = usePermission('deposits.decide');
  const list = useDepositDecisions(state);
  const show = (next: DecisionState, billNo?: string) =>
    void navigate({
      search: { ...(next === 'waiting' ? {} : { state: next }), ...(billNo ? { case: billNo } : {}) },
    });
  const waiting = list.first?.waiting;
  const columns = decisionColumns(t, state === 'waiting', (billNo) => show(state, billNo));
  return (
    <PageFrame title={t('deposit.title')} lead={t('deposit.lead')}>
      <Segmented<DecisionState>
        aria-label={t('deposit.state')}
        value={state}
        onChange={(next) => show(next)}
        style={{ alignSelf: 'flex-start' }}
        options={[
          { value: 'waiting', label: t('deposit.waiting') + (waiting === undefined ? '' : ` ${waiting}`) },
          { value: 'decided', label: t('deposit.decidedTab') },
          { value: 'reverted', label: t('deposit.reverted') },
        ]}
      />
      <ListTable
        list={list}
        rows={list.pages.flatMap((page) => page.decisions)}
        rowKey={({ payment }) => payment.paymentId}
        columns={
          mayDecide && state === 'waiting'
            ? [
                ...columns,
                {
                  title: t('deposit.decide'),
                  key: 'decide',
                  render: (_, line) => <DecisionButtons line={line} />,
                },
              ]
            : columns
        }
        empty={{ title: t(`deposit.empty.${state}`), text: t(`deposit.emptyHint.${state}`) }}
        label={t('deposit.title')}
      />
      {opened && <DepositDrawer billNo={opened} onClose={() => show(state)} />}
    </PageFrame>
  );
}
