import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../../lib/api.ts';
import { formatTime } from '../../../../lib/times/format-time.ts';
import { usePermission } from '../../../../lib/permissions.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { approvalBlock } from './decision-rules.ts';
import { ResolutionNotice, ResolvePayoutDialog } from './resolve-payout-dialog.tsx';
import { useDecisions } from './use-decisions.ts';
import type { WithdrawalCase } from '../use-withdrawals.ts';

/** Beside a payout in flight: from when on people may end it, what one has found already, and the button. */
export function ResolvePayout({ found }: { found: WithdrawalCase }) {
  const { t } = useTranslation('cashier');
  const mayDecide = usePermission('withdrawals.decide');
  const maySecond = usePermission('withdrawals.approve-large');
  const me = useSession()?.operator.id;
  const { resolve } = useDecisions();
  const [isOpen, setOpen] = useState(false);
  const { resolvableFrom, resolution, needsTwo } = found;
  if (resolvableFrom === null) return null;
  const isUnknown = found.attempts.some(({ outcome }) => outcome === 'unknown');
  const isOpenToPeople = new Date(resolvableFrom).getTime() <= serverClock.now();
  if (!isOpenToPeople)
    return isUnknown ? (
      <Alert type="info" title={t('case.stillAsked', { at: formatTime(resolvableFrom) })} />
    ) : null;
  // Who decided first may still correct it; only approving it takes another operator.
  const block = needsTwo ? approvalBlock({ firstApproval: resolution }, me, maySecond) : undefined;
  const label = !resolution ? 'resolve' : block === 'isMaker' ? 'resolveChange' : 'resolveSecond';
  return (
    <Flex vertical gap={8}>
      {resolution && <ResolutionNotice resolution={resolution} />}
      {mayDecide && (
        <Flex gap={8} align="center" wrap>
          <Button onClick={() => setOpen(true)}>{t(`bar.${label}`)}</Button>
          {block === 'needsLead' && <Typography.Text type="secondary">{t(`bar.${block}`)}</Typography.Text>}
        </Flex>
      )}
      {isOpen && <ResolvePayoutDialog found={found} resolve={resolve} onClose={() => setOpen(false)} />}
    </Flex>
  );
}
