import type { VenueTransfer } from '@fairway/contract/venues/schemas.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconHourglass } from '@fairway/ui/icons/state.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecentTransfers } from '../api/use-venue-transfers.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import { endsOf, notifyTransfer } from '../texts/announce-transfer.ts';

export interface OpenTransfersProps {
  transfers: readonly VenueTransfer[];
  isAskingForLost: boolean;
}

/** Read out when it appears. */
const announced = { role: 'status' } as const;

/** Transfers whose venue has not said how they ended: what that means, until it does. Their end is announced once. */
export function OpenTransfers({ transfers, isAskingForLost }: OpenTransfersProps) {
  const { t } = useTranslation('wallet');
  useAnnounceEnds(transfers);
  return (
    <>
      {isAskingForLost && (
        <Notice tone="warning" {...announced}>
          {t('transfer.unanswered')}
        </Notice>
      )}
      {transfers.map((transfer) => (
        <Notice
          key={transfer.id}
          tone="warning"
          {...announced}
          icon={<IconHourglass size={18} />}
          title={t('transfer.queryingTitle', {
            amount: exactAmount(transfer.amount, transfer.currency),
            name: endsOf(transfer).to,
          })}
        >
          {transfer.status === 'operator' ? t('transfer.operatorText') : t('transfer.queryingText')}
        </Notice>
      ))}
    </>
  );
}

/** Announces the end of each transfer that was open on this page a moment ago. */
function useAnnounceEnds(open: readonly VenueTransfer[]): void {
  const waiting = useRef(new Set<string>());
  const all = useRecentTransfers().data?.transfers;
  useEffect(() => {
    for (const transfer of all ?? [])
      if (transfer.endedAt !== null && waiting.current.delete(transfer.id)) notifyTransfer(transfer);
    for (const { id } of open) waiting.current.add(id);
  }, [all, open]);
}
