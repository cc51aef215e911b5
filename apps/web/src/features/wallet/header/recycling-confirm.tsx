import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { useRecycling, useRecyclingState } from '../api/use-recycling.ts';

/** Asks before money is taken from a venue at which the member may still be playing. */
export function RecyclingConfirm() {
  const { t } = useTranslation('wallet');
  const asking = useRecyclingState((state) => state.asking);
  const { confirm } = useRecycling();
  const close = () => useRecyclingState.setState({ asking: [] });
  const venues = [...new Set(asking.map(({ venueName }) => venueName))].join('、');
  return (
    <Dialog
      open={asking.length > 0}
      onOpenChange={(open) => !open && close()}
      title={t('recycling.confirmTitle')}
      description={t('recycling.confirmText', { venues })}
      closeLabel={t('recycling.close')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('recycling.cancel')}
          </Button>
          <Button onClick={confirm}>{t('recycling.confirm')}</Button>
        </>
      }
    />
  );
}
