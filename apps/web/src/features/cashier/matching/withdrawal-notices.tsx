import type { WithdrawalNotice } from '@fairway/contract/matching/parts.ts';
import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useHomeModalOpen } from '../../content/popups/use-home-modal-open.ts';
import { useRememberNotice } from '../api/matching/use-remember-notice.ts';
import { keepNotified, readNotified } from './notified-cookie.ts';
import { dueNotice } from './withdrawal-prompts.ts';

/** What is announced of the open withdrawal, once; on the home page after its opening pop-ups. */
export function WithdrawalNotices({ order }: { order: WithdrawalOrder }) {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/app/home' });
  const [notified, setNotified] = useState(readNotified);
  const notice = dueNotice(order, notified);
  if (notice === undefined) return null;
  const props = { order, notice, onNotified: () => setNotified(readNotified()) };
  return isHome ? <AfterHomeModal {...props} /> : <NoticeDialog {...props} />;
}

interface NoticeProps {
  order: WithdrawalOrder;
  notice: WithdrawalNotice;
  onNotified: () => void;
}

function AfterHomeModal(props: NoticeProps) {
  return useHomeModalOpen() ? null : <NoticeDialog {...props} />;
}

function NoticeDialog({ order, notice, onNotified }: NoticeProps) {
  const { t } = useTranslation('matching');
  const navigate = useNavigate();
  const remember = useRememberNotice();
  const close = () => {
    keepNotified(notice, order.billNo);
    remember.mutate({ billNo: order.billNo, notice });
    onNotified();
  };
  const { amount, currency } = order.record;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(`notices.${notice}.title`)}
      description={t(`notices.${notice}.text`, { amount: exactAmount(amount, currency) })}
      closeLabel={t('close')}
      actions={
        notice === 'matched' ? (
          <>
            <Button variant="quiet" onClick={close}>
              {t('notices.later')}
            </Button>
            <Button
              onClick={() => {
                close();
                void navigate({ to: '/app/myCenter/withdrawals' });
              }}
            >
              {t('notices.goNow')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t('notices.understood')}</Button>
        )
      }
    />
  );
}
