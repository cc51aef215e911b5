import type { exclusionMonths, timeOutHours } from '@fairway/contract/risk/play-limits.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useProtect } from '../api/use-protection.ts';
import styles from './break.module.css';

export type AskedBreak =
  | { kind: 'timeOut'; hours: (typeof timeOutHours)[number] }
  | { kind: 'exclusion'; months: (typeof exclusionMonths)[number] };

const facts = ['noPlay', 'withdraw', 'fixed'] as const;

/** The confirmation before a break: what stops, what goes on, and that nobody can shorten it. */
export function BreakDialog({ asked, onClose }: { asked: AskedBreak | undefined; onClose: () => void }) {
  const { t } = useTranslation('protection');
  const start = useProtect(
    (chosen: AskedBreak) =>
      chosen.kind === 'timeOut'
        ? api.startTimeOut({ hours: chosen.hours })
        : api.excludeSelf({ months: chosen.months }),
    () => t('break.begun'),
  );
  const long =
    asked && (asked.kind === 'timeOut' ? t(`break.hours.${asked.hours}`) : t(`break.months.${asked.months}`));
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={asked && t(`break.confirm.${asked.kind}`, { long })}
      closeLabel={t('break.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('break.back')}
          </Button>
          <Button
            variant="action"
            loading={start.isPending}
            onClick={() => asked && start.mutate(asked, { onSuccess: onClose })}
          >
            {t('break.begin')}
          </Button>
        </>
      }
    >
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{t(`break.facts.${fact}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
