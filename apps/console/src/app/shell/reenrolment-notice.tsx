import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { formatTime } from '../../lib/times/format-time.ts';
import { useAct } from '../../lib/use-act.ts';

const every = 60_000;

/** Tells an operator on every page that others have had the own sign-in set up again, while it can still be stopped. */
export function ReenrolmentNotice() {
  const { t } = useTranslation('operators');
  const { data } = useQuery({
    queryKey: ['operators', 'own'],
    queryFn: () => api.getOperator({}),
    refetchInterval: every,
  });
  const keep = useAct({
    call: (_input: null, options) => api.keepSecondFactor({}, options),
    touches: ['operators'],
    done: t('reenrolment.kept'),
  });
  if (!data?.reenrolsAt) return null;
  return (
    <Alert
      banner
      type="warning"
      title={t('reenrolment.notice', { time: formatTime(data.reenrolsAt, 'short') })}
      action={
        <Button size="small" danger loading={keep.isPending} onClick={() => keep.mutate(null)}>
          {t('reenrolment.keep')}
        </Button>
      }
    />
  );
}
