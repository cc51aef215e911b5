import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { useEndBroadcast } from '../api/use-own-broadcast.ts';
import { isPublishing, useBroadcast } from '../broadcast/broadcast-store.ts';

/** Asks before the page of a running broadcast is left or closed; a session that has ended leaves without being asked. */
export function LeaveGuard() {
  const { t } = useTranslation('anchorStudio');
  const publishing = useBroadcast(isPublishing);
  const stop = useBroadcast((state) => state.stop);
  const end = useEndBroadcast();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && useSession.getState().session !== undefined,
    disabled: !publishing,
    enableBeforeUnload: publishing,
    withResolver: true,
  });
  const leave = () => {
    stop('end');
    end.mutate(undefined, { onSettled: () => blocker.proceed?.() });
  };
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" loading={end.isPending} onClick={leave}>
            {t('leave.end')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
        </>
      }
    />
  );
}
