import type { UnresolvedTransfer } from '@fairway/contract/venues/operator-schemas.ts';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { FindingDialog } from '../../../lib/components/finding-dialog.tsx';
import { useResolveTransfer } from '../use-venues.ts';

/**
 * Whether a transfer happened, by two facts: the venue's answer and the line of its statement. The second person finds the
 * facts himself; what the first one said is shown only as done or not done.
 */
export function ResolveDialog({ transfer, onClose }: { transfer: UnresolvedTransfer; onClose: () => void }) {
  const { t } = useTranslation('venues');
  const { mutate, isPending } = useResolveTransfer();
  const { id, version, proposal, transferNo, amount, currency } = transfer;
  return (
    <FindingDialog
      title={t('resolve.title', { number: transferNo })}
      labels={{
        executed: t('resolve.executed'),
        yes: t('resolve.yes'),
        no: t('resolve.no'),
        answer: t('resolve.venueReference'),
        statementLine: t('resolve.statementLine'),
      }}
      // Only who says the same as the first person moves the money.
      confirm={(executed) =>
        t(
          proposal && (executed ?? proposal.executed) === proposal.executed
            ? 'resolve.secondOk'
            : 'resolve.firstOk',
        )
      }
      busy={isPending}
      onConfirm={({ answer, ...finding }) =>
        mutate({ id, version, venueReference: answer, ...finding }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <p>
        <Amount amount={amount} currency={currency} strong />
      </p>
      {proposal && (
        <Alert
          type="info"
          showIcon
          title={t(proposal.executed ? 'transfers.saidDone' : 'transfers.saidNotDone', { name: proposal.by })}
          description={proposal.reason}
          style={{ marginBottom: 12 }}
        />
      )}
    </FindingDialog>
  );
}
