import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../../lib/permissions.ts';
import { useAct } from '../../../lib/use-act.ts';
import type { TradedBet } from './use-traded-bets.ts';

/** Proposes to void a bet; a second person decides on the page of proposals. */
export function BetVoid({ bet }: { bet: TradedBet }) {
  const { t } = useTranslation('sportsbook');
  const [asking, setAsking] = useState(false);
  const may = usePermission('sportsbook.settle');
  const propose = useAct({
    call: api.proposeBetVoid,
    touches: ['bets', 'proposals'],
    done: t('void.proposed'),
    onDone: () => setAsking(false),
  });
  if (!may || (bet.status !== 'accepted' && bet.status !== 'settled')) return null;
  return (
    <>
      <Button size="small" danger onClick={() => setAsking(true)}>
        {t('void.button')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('void.title', { billNo: bet.billNo })}
          templates={t('void.reasons', { returnObjects: true })}
          audience="inside"
          confirm={t('void.confirm')}
          danger
          busy={propose.isPending}
          onConfirm={(reason) => propose.mutate({ memberId: bet.memberId, betId: bet.id, reason })}
          onClose={() => setAsking(false)}
        >
          <Typography.Paragraph>
            {t(bet.status === 'settled' ? 'void.textSettled' : 'void.text')}
          </Typography.Paragraph>
        </ReasonDialog>
      )}
    </>
  );
}
