import { Groundwork } from '@fairway/ui/art/still/groundwork.tsx';
import { ShutGate } from '@fairway/ui/art/still/shut-gate.tsx';
import { WatchfulShield } from '@fairway/ui/art/still/watchful-shield.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { SoloPage } from './solo/solo-page.tsx';

const art = { maintenance: <Groundwork />, forbidden: <ShutGate />, alert: <WatchfulShield /> };

/** Why the site, or a part of it, cannot be shown to this visitor. */
function ClosedPage({ reason }: { reason: 'maintenance' | 'forbidden' | 'alert' }) {
  const { t } = useTranslation('site');
  const back = useQuery({
    queryKey: ['getReturnLink', {}],
    queryFn: ({ signal }) => api.getReturnLink({}, { signal }),
    staleTime: 60_000,
  }).data?.url;
  return (
    <SoloPage
      art={art[reason]}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={
        <>
          <Button onClick={() => location.assign('/app/home')}>{t(`${reason}.again`)}</Button>
          {back && (
            <a href={back} className={buttonClass({ variant: 'quiet' })}>
              {t('goBack')}
            </a>
          )}
        </>
      }
    />
  );
}

export const MaintenancePage = () => <ClosedPage reason="maintenance" />;
export const AccessForbiddenPage = () => <ClosedPage reason="forbidden" />;
export const AccessAlertPage = () => <ClosedPage reason="alert" />;
