import { broadcastStatuses, type BroadcastStatus } from '@fairway/contract/live/states.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../../lib/components/page-frame.tsx';
import { locale } from '../../../lib/i18n.ts';
import { OnAir } from './on-air.tsx';
import { PastBroadcasts } from './past-broadcasts.tsx';

const route = getRouteApi('/shell/console/live-wall');
const others = ['ready', 'takenDown', 'ended'] as const satisfies readonly BroadcastStatus[];

/** Every broadcast on the air as a picture that moves; those that wait and those that are over as lists. */
export function LiveWallPage() {
  const { t } = useTranslation('live');
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <PageFrame title={t('wall.title')} lead={t('wall.lead')}>
      <Segmented<(typeof others)[number] | 'onAir'>
        aria-label={t('column.status')}
        style={{ alignSelf: 'flex-start' }}
        value={status ?? 'onAir'}
        options={[
          { value: 'onAir', label: t('wall.onAir') },
          ...others.map((value) => ({ value, label: broadcastStatuses.label(value, locale()) })),
        ]}
        onChange={(value) => void navigate({ search: value === 'onAir' ? {} : { status: value } })}
      />
      {status === undefined ? <OnAir /> : <PastBroadcasts key={status} status={status} />}
    </PageFrame>
  );
}
