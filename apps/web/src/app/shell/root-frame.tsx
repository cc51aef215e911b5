import { ToastProvider } from '@fairway/ui/components/toast/toast.tsx';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RoutePending } from '../routes/route-pending.tsx';
import { useArrival } from './use-arrival.ts';
import { useSessionChange } from './use-session-change.ts';

/** Around every page, in the shell or outside of it: toasts, and what happens on each arrival. */
export function RootFrame() {
  const { t } = useTranslation('shell');
  useArrival();
  useSessionChange();
  return (
    <ToastProvider closeLabel={t('toast.close')} regionLabel={t('toast.region')}>
      <Suspense fallback={<RoutePending />}>
        <Outlet />
      </Suspense>
    </ToastProvider>
  );
}
