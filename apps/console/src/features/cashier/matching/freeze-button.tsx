import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { useFreezePart } from './use-matching.ts';

/** Stops an open part, whatever its stage; two people decide about it then. */
export function FreezeButton({ partNo }: { partNo: string }) {
  const { t } = useTranslation('matching');
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useFreezePart(t('frozen'));
  return (
    <>
      <Button size="small" danger onClick={() => setAsks(true)}>
        {t('freeze')}
      </Button>
      {asks && (
        <ReasonDialog
          title={t('freezeTitle')}
          templates={[t('freezeReason1'), t('freezeReason2')]}
          audience="inside"
          confirm={t('freezeOk')}
          danger
          busy={isPending}
          onConfirm={(reason) => mutate({ partNo, reason }, { onSuccess: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        >
          {t('freezeText')}
        </ReasonDialog>
      )}
    </>
  );
}
