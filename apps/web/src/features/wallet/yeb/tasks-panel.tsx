import type { YebTaskState } from '@fairway/contract/wallet/yeb-schemas.ts';
import { yebTasks } from '@fairway/contract/wallet/yeb-tasks.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import { language } from '../../../lib/i18n.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useReceiveYebTask, useYebWallet } from '../api/use-yeb.ts';
import styles from './yeb.module.css';

/** The tasks of the interest wallet: what each asks for, how far it is, and its reward. */
export function TasksPanel({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('finance');
  const wallet = useYebWallet();
  if (wallet.isError && !wallet.data)
    return <FaultPanel title={t('yeb.tasksFault')} fault={wallet.error} retry={wallet} />;
  return (
    <Panel title={t('yeb.tasks')} note={t('yeb.tasksNote')}>
      <ul className={styles.tasks}>
        {wallet.data ? (
          wallet.data.tasks.map((task) => <Task key={task.taskId} task={task} isOpen={isOpen} />)
        ) : (
          <>
            <Skeleton height={72} />
            <Skeleton height={72} />
          </>
        )}
      </ul>
    </Panel>
  );
}

function Task({ task, isOpen }: { task: YebTaskState; isOpen: boolean }) {
  const { t } = useTranslation('finance');
  const receive = useReceiveYebTask();
  const { taskId, status, reward, progress, target } = task;
  const name = yebTasks.label(taskId, language() === 'en' ? 'en' : 'zh');
  const gets = displayAmount(reward, 'CNY');
  const far = taskId === 'firstIn' ? displayAmount(progress, 'CNY') : progress;
  const goal = taskId === 'firstIn' ? displayAmount(target, 'CNY') : target;
  const press = () =>
    receive.mutate(taskId, {
      onSuccess: () => toast({ title: t('yeb.received', { amount: gets }), tone: 'ok' }),
      onError: (fault) => showRefusal(fault),
    });
  return (
    <li className={styles.task}>
      <div>
        <h3 className={styles.taskName}>
          {name} <Tag tone="gold">{t('yeb.reward', { amount: gets })}</Tag>
        </h3>
        <p className={styles.quiet}>{t(`yeb.conditions.${taskId}`, { goal })}</p>
        <meter
          className={styles.meter}
          min={0}
          // Lengths of the drawing, not money.
          max={Number(target)}
          value={Number(progress)}
          aria-label={name}
        />
        <p className={styles.quiet}>{t('yeb.progress', { far, goal })}</p>
      </div>
      {status === 'received' ? (
        <Tag tone="ok" icon={<IconCheck size={14} />}>
          {t('yeb.taken')}
        </Tag>
      ) : (
        <Button
          size="s"
          variant={status === 'canReceive' ? 'gold' : 'quiet'}
          loading={receive.isPending}
          disabledReason={status !== 'canReceive' ? t('yeb.notYet') : isOpen ? undefined : t('yeb.closed')}
          onClick={press}
        >
          {t('yeb.receive')}
        </Button>
      )}
    </li>
  );
}
