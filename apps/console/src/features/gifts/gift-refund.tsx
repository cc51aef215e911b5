import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { ReasonDialog } from '../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../lib/permissions.ts';
import { useAct } from '../../lib/use-act.ts';
import type { DeskGift } from './use-gift-desk.ts';

/** Proposes to refund a final gift; a second person decides. */
export function GiftRefund({ gift: { giftNo, state, coins, memberName } }: { gift: DeskGift }) {
  const { t } = useTranslation('gifts');
  const [asking, setAsking] = useState(false);
  const may = usePermission('gifts.refund');
  const propose = useAct({
    call: api.proposeGiftRefund,
    touches: ['gifts', 'proposals'],
    done: t('refund.proposed'),
    onDone: () => setAsking(false),
  });
  if (!may || state !== 'final') return null;
  return (
    <>
      <Button size="small" aria-label={`${t('refund.button')} ${giftNo}`} onClick={() => setAsking(true)}>
        {t('refund.button')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('refund.title', { giftNo })}
          templates={t('refund.reasons', { returnObjects: true })}
          audience="inside"
          confirm={t('refund.confirm')}
          danger
          busy={propose.isPending}
          onConfirm={(reason) => propose.mutate({ giftNo, reason })}
          onClose={() => setAsking(false)}
        >
          <Typography.Paragraph>
            {t('refund.text', { coins: coins.toLocaleString('en'), name: memberName })}
          </Typography.Paragraph>
        </ReasonDialog>
      )}
    </>
  );
}
