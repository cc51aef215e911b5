import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../lib/components/page-frame.tsx';
import { FreeRoundsTable } from '../../lib/free-rounds/free-rounds-table.tsx';
import { usePermission } from '../../lib/permissions.ts';
import { ProposeDialog } from './propose-dialog.tsx';

/** Every grant of free rounds, and the proposal of a new one. */
export function FreeRoundsPage() {
  const { t } = useTranslation('free-rounds');
  const mayPropose = usePermission('games.pit');
  const [asking, setAsking] = useState(false);
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      extra={
        mayPropose && (
          <Button type="primary" onClick={() => setAsking(true)}>
            {t('new')}
          </Button>
        )
      }
    >
      <FreeRoundsTable />
      {asking && <ProposeDialog onClose={() => setAsking(false)} />}
    </PageFrame>
  );
}
