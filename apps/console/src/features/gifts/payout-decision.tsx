import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { ReasonDialog } from '../../lib/components/reason-dialog.tsx';
import { usePermission } from '../../lib/permissions.ts';
import { useAct } from '../../lib/use-act.ts';
import type { DeskPayout } from './use-gift-desk.ts';

type Decision = 'paid' | 'kept';
const verbs = { paid: 'pay', kept: 'keep' } as const;

/** Pays a payout that waits for a person, or postpones it to the next Monday, with a reason that stays with the desk. */
export function PayoutDecision({
  payout: { id, payoutNo, status, coins, worth, anchorName },
}: {
  payout: DeskPayout;
}) {
  const { t } = useTranslation('gifts');
  const [asking, setAsking] = useState<Decision>();
  const may = usePermission('gifts.refund');
  const decide = useAct({
    call: api.decideGiftPayout,
    touches: ['gifts'],
    done: t(`payouts.${asking ?? 'paid'}`),
    onDone: () => setAsking(undefined),
  });
  if (!may || status !== 'waiting') return null;
  return (
    <Flex gap={8}>
      {(['paid', 'kept'] as const).map((decision) => (
        <Button
          key={decision}
          size="small"
          aria-label={`${t(`payouts.${verbs[decision]}`)} ${payoutNo}`}
          onClick={() => setAsking(decision)}
        >
          {t(`payouts.${verbs[decision]}`)}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          title={t(`payouts.${verbs[asking]}Title`, { payoutNo })}
          templates={t(`payouts.${verbs[asking]}Reasons`, { returnObjects: true })}
          audience="inside"
          confirm={t(`payouts.${verbs[asking]}`)}
          danger={asking === 'kept'}
          busy={decide.isPending}
          onConfirm={(reason) => decide.mutate({ id, decision: asking, reason })}
          onClose={() => setAsking(undefined)}
        >
          <Typography.Paragraph>
            {t(`payouts.${verbs[asking]}Text`, {
              coins: coins.toLocaleString('en'),
              worth,
              name: anchorName,
            })}
          </Typography.Paragraph>
        </ReasonDialog>
      )}
    </Flex>
  );
}
