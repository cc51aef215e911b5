import type { OperatorFreeGrant } from '@fairway/contract/games/free-rounds/schemas.ts';
import { displayMoney, parseMoney } from '@fairway/money';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { useWithdrawFreeRounds } from './use-free-rounds.ts';

/** Takes back what is left of a grant, with a reason. */
export function WithdrawButton({ grant }: { grant: OperatorFreeGrant }) {
  const { t } = useTranslation('free-rounds');
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useWithdrawFreeRounds(grant.currency);
  const { id: grantId, memberId, memberName: name, left, stake, currency } = grant;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('withdraw.act')}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('withdraw.title', { name })}
          templates={[t('withdraw.templates.ended'), t('withdraw.templates.mistake')]}
          audience="inside"
          confirm={t('withdraw.act')}
          danger
          busy={isPending}
          onConfirm={(reason) => mutate({ memberId, grantId, reason }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {t('withdraw.text', { left, stake: displayMoney(parseMoney(stake, currency)) })}
        </ReasonDialog>
      )}
    </>
  );
}
