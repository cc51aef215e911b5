import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { VenueTransfer, venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useTransfer } from '../api/use-transfer.ts';
import { useRecentTransfers } from '../api/use-venue-transfers.ts';
import type { Venue } from '../api/use-venues.ts';
import { notifyTransfer } from '../texts/announce-transfer.ts';
import { AmountPanel } from './amount-panel.tsx';
import { NothingToSend } from './nothing-to-send.tsx';
import { OpenTransfers } from './open-transfers.tsx';
import { RecentTransfers } from './recent-transfers.tsx';
import { RoutePanel } from './route-panel.tsx';
import { TransferSummary } from './transfer-summary.tsx';
import { useTransferDraft } from './use-transfer-draft.ts';
import columns from '../../../lib/pages/columns.module.css';

export interface TransferFormProps {
  balance: WalletBalance;
  venues: readonly Venue[];
  limits: OutputOf<(typeof venuesSchemas)['getTransferOutLimit']>['limits'];
}

/** From, to and how much; at the right what it comes to; above, transfers whose venue has not answered yet. */
export function TransferForm({ balance, venues, limits }: TransferFormProps) {
  const { t } = useTranslation('wallet');
  const [refusal, setRefusal] = useState<string>();
  const recent = useRecentTransfers();
  const draft = useTransferDraft(
    balance,
    venues,
    (currency) => limits.find((limit) => limit.currency === currency) ?? { min: '0.01', max: '0.01' },
  );
  const transfer = useTransfer((ended: VenueTransfer) => {
    notifyTransfer(ended);
    draft.setAmount('');
  });
  const { venue, currency, direction, amount } = draft;
  const open = (recent.data?.transfers ?? []).filter(({ endedAt }) => endedAt === null);
  const isWaiting = open.some((one) => one.channelCode === venue?.channelCode && one.currency === currency);
  const blocked = isWaiting ? t('transfer.openTransfer') : undefined;
  const submit = () => {
    if (!venue || draft.fault !== undefined || isWaiting) return;
    setRefusal(undefined);
    transfer.mutate(
      { direction, channelCode: venue.channelCode, currency, amount },
      {
        onError: (fault) =>
          showRefusal(fault, {
            atField: (field, text) => {
              if (field === 'amount') setRefusal(text);
              return field === 'amount';
            },
          }),
      },
    );
  };
  return (
    <form
      className={columns.columns}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={columns.stack}>
        <OpenTransfers transfers={open} isAskingForLost={transfer.isAskingForLost} />
        {direction === 'out' && draft.fault === 'nothing' && <NothingToSend />}
        <RoutePanel draft={draft} venues={venues} />
        <AmountPanel
          draft={draft}
          refusal={refusal}
          onAmount={(next) => {
            setRefusal(undefined);
            draft.setAmount(next);
          }}
        />
        <RecentTransfers recent={recent} />
      </div>
      <div className={columns.sticky}>
        <TransferSummary
          draft={draft}
          blocked={blocked}
          sending={transfer.isPending || transfer.isAskingForLost}
        />
      </div>
    </form>
  );
}
