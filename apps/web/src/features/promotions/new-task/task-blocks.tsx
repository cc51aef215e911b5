import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { taskTypes } from '@fairway/contract/promotions/tasks.ts';
import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { NewTask } from '../api/use-new-task.ts';
import { enumLabel } from '../parts/enum-label.ts';
import { TaskButton } from './task-button.tsx';
import { useShownTasks } from './use-shown-tasks.ts';
import styles from './new-task.module.css';

/** Every task of the configuration as the block of its type; the steps of play stand ladder by ladder. */
export function TaskBlocks({ activity }: { activity: Activity }) {
  const { t } = useTranslation('newTask');
  const tasks = useShownTasks(activity.no, !activity.isPreview);
  const { terms } = activity;
  if (terms.kind !== 'newTask' || activity.isPreview) return null;
  if (tasks.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton height={320} radius="var(--r-lg)" />
      </Loading>
    );
  if (!tasks.data) return <FaultPanel title={t('fault')} fault={tasks.error} retry={tasks} />;
  const { taskConfigs, btnStatus } = tasks.data;
  const isPlay = ({ taskType }: Entry) => taskType === taskTypes.codes.gameFirst;
  const ladders = [...new Set(btnStatus.gameFirst.map(({ taskLadder }) => taskLadder))];
  return (
    <>
      <Panel title={t('tasks')} pad="l">
        <ul className={styles.tasks} aria-label={t('tasks')}>
          {taskConfigs
            .filter((entry) => !isPlay(entry) && entry.taskType !== taskTypes.codes.gamePackage)
            .map((entry) => (
              <TaskRow key={entry.taskId} no={activity.no} entry={entry} terms={terms} config={tasks.data} />
            ))}
        </ul>
      </Panel>
      {ladders.map((ladder) => {
        const name = enumLabel(venueCategories, venueCategories.codes[ladder]);
        return (
          <Panel key={ladder} title={t('ladder', { name })} pad="l">
            <ul className={styles.tasks} aria-label={t('ladder', { name })}>
              {taskConfigs
                .filter((entry) => isPlay(entry) && btnStatus.gameFirst[entry.index]?.taskLadder === ladder)
                .map((entry) => (
                  <TaskRow
                    key={entry.taskId}
                    no={activity.no}
                    entry={entry}
                    terms={terms}
                    config={tasks.data}
                  />
                ))}
            </ul>
          </Panel>
        );
      })}
    </>
  );
}

type Entry = NewTask['taskConfigs'][number];

interface TaskRowProps {
  no: number;
  entry: Entry;
  terms: TermsOf<'newTask'>;
  config: NewTask;
}

/** What a task asks, what it gives, and its button. */
function TaskRow({ no, entry: { taskType, index }, terms, config: { btnStatus } }: TaskRowProps) {
  const { t } = useTranslation('newTask');
  const yuan = (amount: string) => displayAmount(amount, 'CNY');
  const { newMember, deposit, withdrawal, gameFirst } = taskTypes.codes;
  const step = terms.steps[(btnStatus.gameFirst[index]?.taskLevel ?? 1) - 1];
  const { bindPhone, bindBankCard } = btnStatus.new;
  const shown = (() => {
    if (taskType === newMember)
      return {
        title: t('new.title'),
        text: t('new.text', {
          phone: yuan(terms.phone),
          card: yuan(terms.card),
          bound: t(bindPhone ? 'new.done' : 'new.open'),
          cardBound: t(bindBankCard ? 'new.done' : 'new.open'),
        }),
      };
    if (taskType === deposit)
      return { title: t('deposit.title'), text: t('deposit.text', lessOf(terms.deposit)) };
    if (taskType === withdrawal)
      return { title: t('withdrawal.title'), text: t('withdrawal.text', { reward: yuan(terms.withdrawal) }) };
    if (taskType === gameFirst)
      return {
        title: t('step.title', { played: yuan(step?.played ?? '0') }),
        text: t('step.text', { reward: yuan(step?.reward ?? '0') }),
      };
    return { title: t('reborn.title'), text: t('reborn.text', lessOf(terms.reborn)) };
  })();
  return (
    <li data-task={taskType}>
      <b>{shown.title}</b>
      <span className={styles.note}>{shown.text}</span>
      <TaskButton no={no} taskType={taskType} index={index} name={shown.title} />
    </li>
  );
}

function lessOf({ least, reward }: { least: string; reward: string }) {
  return { least: displayAmount(least, 'CNY'), reward: displayAmount(reward, 'CNY') };
}
