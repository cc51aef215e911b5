import { promptStatuses } from '@fairway/contract/deposits/prompts.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useLeavePayConfig, useLeavePayWindow } from '../api/gates/use-deposit-gates.ts';

/**
 * The leave-pay window (specification section 4): while it is on, leaving an order that waits for payment is asked about.
 * Who leaves before its settings are here waits for them a moment; a session that has ended leaves without being asked.
 */
export function LeavePayGuard({ waits }: { waits: boolean }) {
  const { t } = useTranslation('cashier');
  const config = useLeavePayConfig().data;
  const isOn = useLeavePayWindow();
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && useSession.getState().session !== undefined && (await isOn()),
    disabled: !waits || (config !== undefined && config.status !== promptStatuses.codes.on),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leavePay.title')}
      description={config?.content}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {t('leavePay.leave')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('leavePay.stay')}</Button>
        </>
      }
    />
  );
}
