import { BrokenWindow } from '@fairway/ui/art/still/broken-window.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { useTranslation } from 'react-i18next';
import { SoloPage } from './solo/solo-page.tsx';

/** Why the site, or a part of it, cannot be shown to this visitor. */
function ClosedPage({ reason }: { reason: 'maintenance' | 'forbidden' | 'alert' }) {
  const { t } = useTranslation('site');
  return (
    <SoloPage
      art={<BrokenWindow />}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      actions={<Button onClick={() => location.assign('/app/home')}>{t(`${reason}.again`)}</Button>}
    />
  );
}

export const MaintenancePage = () => <ClosedPage reason="maintenance" />;
export const AccessForbiddenPage = () => <ClosedPage reason="forbidden" />;
export const AccessAlertPage = () => <ClosedPage reason="alert" />;
