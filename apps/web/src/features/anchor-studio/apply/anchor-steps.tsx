import { Card } from '@fairway/ui/components/card/card.tsx';
import { Steps, type Step } from '@fairway/ui/components/steps/steps.tsx';
import { useTranslation } from 'react-i18next';
import type { OwnAnchor } from '../api/shapes.ts';

/** How far a member is on the road to the first broadcast. */
export function AnchorSteps({ anchor }: { anchor: OwnAnchor | null }) {
  const { t } = useTranslation('anchorStudio');
  const status = anchor?.status;
  const failed = status === 'refused' || status === 'suspended' || status === 'left';
  const states: Step['state'][] =
    status === undefined
      ? ['now', 'todo', 'todo', 'todo']
      : status === 'applied'
        ? ['done', 'now', 'todo', 'todo']
        : failed
          ? ['done', 'failed', 'todo', 'todo']
          : ['done', 'done', 'done', 'done'];
  const names = ['apply', 'review', 'contract', 'live'] as const;
  return (
    <Card pad="l">
      <Steps
        label={t('steps.label')}
        steps={names.map((name, place) => ({
          key: name,
          label: t(`steps.${name}`),
          note: t(`steps.${name}Note`),
          state: states[place] ?? 'todo',
        }))}
        stateLabels={{
          done: t('steps.done'),
          now: t('steps.now'),
          todo: t('steps.todo'),
          failed: t('steps.failed'),
        }}
      />
    </Card>
  );
}
