import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/permissions.ts';
import type { WallBroadcast } from '../use-live-desk.ts';
import { TakeDownDialog } from './take-down-dialog.tsx';

/** Takes down what is kept of a broadcast that is over. */
export function ReplayAct({ broadcast }: { broadcast: WallBroadcast }) {
  const { t } = useTranslation('live');
  const [isOpen, setOpen] = useState(false);
  const mayTakeDown = usePermission('live.takedown');
  if (!mayTakeDown) return t('column.replay');
  return (
    <>
      <Button
        size="small"
        danger
        aria-label={`${t('act.takeDown')} ${broadcast.title}`}
        onClick={() => setOpen(true)}
      >
        {t('act.takeDown')}
      </Button>
      {isOpen && <TakeDownDialog broadcast={broadcast} onClose={() => setOpen(false)} />}
    </>
  );
}
