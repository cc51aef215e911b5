import { ToastProvider } from '@fairway/ui/components/toast/toast.tsx';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** What frames every page: header, main region, footer, toasts. */
export function Shell() {
  const { t } = useTranslation('shell');
  return (
    <ToastProvider closeLabel={t('toast.close')} regionLabel={t('toast.region')}>
      <main id="content">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </ToastProvider>
  );
}
