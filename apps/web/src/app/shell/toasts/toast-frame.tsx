import { ToastProvider } from '@fairway/ui/components/toast/toast.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFrameStands } from '../../../lib/toasts.ts';

/** Where toasts appear. It is beside the pages and holds none of them, so it can come late. */
export function ToastFrame() {
  const { t } = useTranslation('shell');
  useEffect(toastFrameStands, []);
  return (
    <ToastProvider closeLabel={t('toast.close')} regionLabel={t('toast.region')}>
      {null}
    </ToastProvider>
  );
}
