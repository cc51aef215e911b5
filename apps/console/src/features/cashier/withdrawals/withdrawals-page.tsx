import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { useKeys } from './use-keys.ts';
import { CasePanel } from './case/case-panel.tsx';
import { DecisionDialog } from './decisions/decision-dialog.tsx';
import { KeyHelp } from './key-help.tsx';
import { QueueFiltersBar } from './queue/queue-filters.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { isOpenStatus } from './case/status.ts';
import { useActs } from './use-acts.ts';
import { useDecisionDialog, type Act } from './decisions/use-decision-dialog.ts';
import { useDecisions } from './decisions/use-decisions.ts';
import { useWithdrawalQueue } from './use-withdrawals.ts';
import styles from './withdrawals-page.module.css';

const route = getRouteApi('/shell/console/withdrawals');

/** The money queue: cases at the left, the chosen one at the right, decisions by button or by key. */
export function WithdrawalsPage() {
  const { t } = useTranslation('cashier');
  const { case: wanted, ...filters } = route.useSearch();
  const navigate = route.useNavigate();
  const queue = useWithdrawalQueue(filters);
  const cases = queue.pages.flatMap((page) => page.cases);
  const chosen = wanted ?? cases[0]?.record.billNo;
  const choose = (billNo: string) => void navigate({ search: { ...filters, case: billNo }, replace: true });
  const step = (by: 1 | -1) => {
    const at = cases.findIndex(({ record }) => record.billNo === chosen);
    const next = cases[Math.min(cases.length - 1, Math.max(0, at + by))];
    if (next) choose(next.record.billNo);
  };

  const decisions = useDecisions();
  const { dialog, open, close } = useDecisionDialog(decisions.claim);
  const canAct = useActs(cases.find(({ record }) => record.billNo === chosen));
  const act = (kind: Act) => {
    if (chosen && canAct(kind)) open(kind, chosen);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    a: () => act('approve'),
    r: () => act('reject'),
    c: () => {
      if (chosen && canAct('reject')) decisions.claim.mutate({ billNo: chosen });
    },
  });

  return (
    <PageFrame title={t('queue.title')} lead={t('queue.lead')} extra={<KeyHelp />}>
      <QueueFiltersBar
        filters={filters}
        counts={queue.first?.counts}
        onChange={(search) => void navigate({ search })}
      />
      <div className={chosen ? styles['panes'] : undefined}>
        <div className={styles['list']}>
          <QueueList
            queue={queue}
            cases={cases}
            chosen={chosen}
            isOpen={isOpenStatus(filters.status)}
            onChoose={choose}
          />
        </div>
        {chosen && (
          <CasePanel
            key={chosen}
            billNo={chosen}
            busy={decisions.claim.isPending || decisions.release.isPending || decisions.unfreeze.isPending}
            onAct={act}
            onClaim={() => decisions.claim.mutate({ billNo: chosen })}
            onRelease={() => decisions.release.mutate({ billNo: chosen })}
            onUnfreeze={(version) => decisions.unfreeze.mutate({ billNo: chosen, version })}
          />
        )}
      </div>
      {dialog && (
        <DecisionDialog
          dialog={dialog}
          decisions={decisions}
          onDecided={() => {
            close();
            step(1);
          }}
          onClose={close}
        />
      )}
    </PageFrame>
  );
}
