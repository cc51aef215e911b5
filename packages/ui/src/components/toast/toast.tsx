import type { ReactNode } from 'react';
import { Toast } from '@base-ui/react/toast';
import { IconCheck, IconClose } from '../../icons/action.tsx';
import { IconGift } from '../../icons/money.tsx';
import { IconAlert, IconClock, IconInfo } from '../../icons/state.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { toastChannel, type ToastTone } from './toast-store.ts';
import styles from './toast.module.css';

const icons: Record<ToastTone, typeof IconCheck> = {
  ok: IconCheck,
  plain: IconInfo,
  wait: IconClock,
  gift: IconGift,
  error: IconAlert,
};

export interface ToastProviderProps {
  /** Label of the close button on an error. */
  closeLabel: string;
  /** Name of the region for readers. */
  regionLabel: string;
  children: ReactNode;
}

/** Wrap the site once; then `showToast` works from anywhere. One at a time, 400 px from the top, polite. */
export function ToastProvider({ closeLabel, regionLabel, children }: ToastProviderProps) {
  return (
    <Toast.Provider toastManager={toastChannel} limit={1} timeout={1000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={regionLabel}>
          <Shown closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>();
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'plain';
    const Icon = icons[tone];
    return (
      <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={[]}>
        <Icon size={20} className={styles[tone]} />
        <div className={styles.text}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.description} />
        </div>
        {tone === 'error' && (
          <Toast.Close
            aria-hidden={false}
            render={
              <IconButton size="s" label={closeLabel} className={styles.close}>
                <IconClose size={16} />
              </IconButton>
            }
          />
        )}
      </Toast.Root>
    );
  });
}
