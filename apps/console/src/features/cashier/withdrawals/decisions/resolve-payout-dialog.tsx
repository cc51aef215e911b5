import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../lib/components/amount.tsx';
import { FindingDialog } from '../../../../lib/components/finding-dialog.tsx';
import type { useDecisions } from './use-decisions.ts';
import type { WithdrawalCase } from '../use-withdrawals.ts';

interface ResolvePayoutDialogProps {
  found: WithdrawalCase;
  resolve: ReturnType<typeof useDecisions>['resolve'];
  onClose: () => void;
}

/** Whether a payout that its channel never answered for was paid, by two facts; above the limit two people say so. */
export function ResolvePayoutDialog({ found, resolve, onClose }: ResolvePayoutDialogProps) {
  const { t } = useTranslation('cashier');
  const { record, needsTwo, resolution } = found;
  const movesMoney = (executed: boolean | undefined) =>
    !needsTwo || (resolution !== null && (executed ?? resolution.executed) === resolution.executed);
  return (
    <FindingDialog
      title={t('resolve.title', { number: record.billNo })}
      labels={{
        executed: t('resolve.executed'),
        yes: t('resolve.yes'),
        no: t('resolve.no'),
        answer: t('resolve.channelReference'),
        statementLine: t('resolve.statementLine'),
      }}
      confirm={(executed) => t(movesMoney(executed) ? 'resolve.ok' : 'resolve.firstOk')}
      busy={resolve.isPending}
      onConfirm={({ answer, ...finding }) =>
        resolve.mutate(
          { billNo: record.billNo, channelReference: answer, ...finding },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <Flex vertical gap={12} style={{ marginBottom: 12 }}>
        <Amount amount={record.netAmount} currency={record.currency} strong />
        <Alert type="warning" showIcon title={t('resolve.hint')} />
        {resolution && <ResolutionNotice resolution={resolution} />}
      </Flex>
    </FindingDialog>
  );
}

/** What a first person has found. */
export function ResolutionNotice({ resolution }: { resolution: NonNullable<WithdrawalCase['resolution']> }) {
  const { t } = useTranslation('cashier');
  return (
    <Alert
      type="info"
      showIcon
      title={t(resolution.executed ? 'case.saidPaid' : 'case.saidNotPaid', { name: resolution.by.name })}
      description={resolution.reason}
    />
  );
}
