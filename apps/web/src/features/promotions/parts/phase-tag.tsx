import type { ActivityCard } from '@fairway/contract/promotions/schemas.ts';
import { Dot } from '@fairway/ui/components/badge/dot.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { IconClock, IconLock } from '@fairway/ui/icons/state.tsx';
import { useTranslation } from 'react-i18next';
import { phaseOf } from './phase.ts';

interface PhaseTagProps {
  activity: Pick<ActivityCard, 'status' | 'paused'>;
  /** On a scene, which is dark in both themes. */
  onPicture?: boolean;
}

/** Whether one can take part now. */
export function PhaseTag({ activity, onPicture = false }: PhaseTagProps) {
  const { t } = useTranslation('promotions');
  const phase = phaseOf(activity);
  const looks = {
    running: { tone: 'ok', icon: <Dot /> },
    coming: { tone: 'azure', icon: <IconClock size={12} /> },
    paused: { tone: 'warning', icon: <IconLock size={12} /> },
    ended: { tone: 'plain', icon: <IconLock size={12} /> },
  } as const;
  return (
    <Tag {...looks[phase]} {...(onPicture ? { tone: 'picture' as const } : {})} data-status={activity.status}>
      {t(`phase.${phase}`)}
    </Tag>
  );
}
