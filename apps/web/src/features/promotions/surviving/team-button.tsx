import { Button } from '@fairway/ui/components/button/button.tsx';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import { usePickSurvivor, type Surviving } from '../api/use-surviving.ts';
import { useAct } from '../parts/use-act.ts';

interface TeamButtonProps {
  no: number;
  round: number;
  team: { key: string; name: string };
  picks: NonNullable<Surviving['own']>['picks'];
  canPick: boolean;
}

/** A team of the open round: to be picked, picked, or used in another round. After the round only the own pick is named. */
export function TeamButton({ no, round, team, picks, canPick }: TeamButtonProps) {
  const { t } = useTranslation('surviving');
  const pick = usePickSurvivor(no, round, team.key);
  const { run, isBusy } = useAct({ done: t('done', { team: team.name }), read: 'getSurviving' });
  const own = picks.find((one) => one.team === team.key);
  const isOwn = own?.round === round;
  if (isOwn)
    return (
      <Tag large tone={own.outcome === 'out' ? 'plain' : 'gold'}>
        {t(own.outcome === null ? 'own' : `outcome.${own.outcome}`, { team: team.name })}
      </Tag>
    );
  if (!canPick) return null;
  return (
    <Button
      size="s"
      variant="quiet"
      loading={isBusy}
      disabledReason={own ? t('used') : undefined}
      onClick={() => void run(pick)}
    >
      {t('pick', { team: team.name })}
    </Button>
  );
}
