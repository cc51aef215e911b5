import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/permissions.ts';
import { RuleDialog } from '../rooms/rule-dialog.tsx';
import type { WallBroadcast } from '../use-live-desk.ts';
import { SayDialog } from './say-dialog.tsx';
import { TakeDownDialog } from './take-down-dialog.tsx';
import { UncoverDialog } from './uncover-dialog.tsx';

/** What a moderator does with a broadcast on the air. */
export function BroadcastActs({ broadcast }: { broadcast: WallBroadcast }) {
  const { t } = useTranslation('live');
  const [open, setOpen] = useState<'say' | 'rule' | 'uncover' | 'takeDown'>();
  const mayModerate = usePermission('live.moderate');
  const mayTakeDown = usePermission('live.takedown');
  const { title } = broadcast;
  const close = () => setOpen(undefined);
  const button = (act: 'say' | 'rule' | 'uncover' | 'takeDown') => (
    <Button
      size="small"
      danger={act === 'takeDown'}
      aria-label={`${t(`act.${act}`)} ${title}`}
      onClick={() => setOpen(act)}
    >
      {t(`act.${act}`)}
    </Button>
  );
  return (
    <>
      {mayModerate && button('say')}
      {mayModerate && button('rule')}
      {mayModerate && broadcast.isCovered && button('uncover')}
      {mayTakeDown && button('takeDown')}
      {open === 'say' && <SayDialog room={broadcast} onClose={close} />}
      {open === 'rule' && <RuleDialog room={broadcast} onClose={close} />}
      {open === 'uncover' && <UncoverDialog broadcast={broadcast} onClose={close} />}
      {open === 'takeDown' && <TakeDownDialog broadcast={broadcast} onClose={close} />}
    </>
  );
}
