import { bonusStates } from '@fairway/contract/promotions/tasks.ts';
import type { TaskType } from '@fairway/contract/promotions/tasks.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNewTaskStore } from './new-task-store.ts';
import { keyOfType, knownStatus, statusOf } from './task-buttons.ts';
import { useClaim } from './use-claim.ts';
import styles from './new-task.module.css';

interface TaskButtonProps {
  no: number;
  taskType: TaskType;
  index: number;
  /** What is claimed or done, for who hears the button alone. */
  name: string;
}

/** A task's button by its printed state: it leads to what is missing, claims, or says why there is nothing to press. */
export function TaskButton({ no, taskType, index, name }: TaskButtonProps) {
  const { t } = useTranslation('newTask');
  const { press, isBusy } = useClaim(no, taskType, index);
  const state = useNewTaskStore();
  const key = keyOfType(taskType);
  if (!key) return null;
  const status = knownStatus(statusOf(state, key, index));
  const mark = key === 'deposit' || key === 'withdrawal' ? state.marks[key] : undefined;
  const text = t(`button.${key}.${status}`);
  const label = `${text} · ${name}`;
  const { not, deposit, canReceive } = bonusStates.codes;
  // A step that nothing stands for has no button.
  if (key === 'gameFirst' && status === not) return null;
  if (status === deposit && key !== 'new')
    return (
      <Link
        to={key === 'gameFirst' ? '/app/home' : '/app/myCenter/deposit'}
        className={buttonClass({ size: 's' })}
        data-status={status}
        aria-label={label}
      >
        {text}
      </Link>
    );
  const isOpen = status === canReceive && mark === undefined;
  return isOpen ? (
    <Button size="s" variant="gold" loading={isBusy} data-status={status} aria-label={label} onClick={press}>
      {text}
    </Button>
  ) : (
    <span className={styles.status}>
      <Button size="s" disabled data-status={status} data-mark={mark} aria-label={label}>
        {text}
      </Button>
    </span>
  );
}
