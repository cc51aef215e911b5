import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OwnSeat } from '../api/shapes.ts';
import { useLeavePool } from '../api/use-seat.ts';

/** The own seat is at another pool: back to it, or leave it from here. */
export function SeatedElsewhere({ seat }: { seat: OwnSeat }) {
  const { t } = useTranslation('fishing');
  const leaving = useLeavePool();
  return (
    <Notice tone="warning" title={t('elsewhere.title', { pool: t(`pools.${seat.pool}`) })}>
      <Link to="/app/fishing/$id" params={{ id: seat.pool }}>
        {t('elsewhere.back')}
      </Link>{' '}
      <Button variant="text" size="s" loading={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('seat.leave')}
      </Button>
    </Notice>
  );
}
