import { Descriptions, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../lib/components/amount.tsx';
import { ReasonDialog } from '../../../../lib/components/reason-dialog.tsx';
import type { OpenDialog } from './use-decision-dialog.ts';
import type { useDecisions } from './use-decisions.ts';

const templates = ['nameMismatch', 'turnover', 'proofNeeded', 'methodInvalid', 'duplicate'] as const;
const freezeTemplates = ['identityCheck', 'riskReview', 'memberAsked'] as const;
const confirmId = 'approve-withdrawal';
const freezeHours = [4, 24, 72] as const;

interface DecisionDialogProps {
  dialog: OpenDialog;
  decisions: ReturnType<typeof useDecisions>;
  onDecided: () => void;
  onClose: () => void;
}

/** The last look before a decision: what will happen with whose money, and the reason where one is needed. */
export function DecisionDialog({
  dialog: { act, line },
  decisions,
  onDecided,
  onClose,
}: DecisionDialogProps) {
  const { t } = useTranslation('cashier');
  const [hours, setHours] = useState<number>(freezeHours[1]);
  const decision = { billNo: line.record.billNo, version: line.version };
  const after = { onSuccess: onDecided };
  const summary = <CaseSummary line={line} />;
  if (act === 'approve') {
    return (
      <Modal
        open
        title={t(
          line.firstApproval
            ? 'dialog.approveSecond'
            : line.needsTwo
              ? 'dialog.approveFirst'
              : 'dialog.approve',
        )}
        okText={t('dialog.approveOk')}
        okButtonProps={{ loading: decisions.approve.isPending, id: confirmId }}
        // A, look, Enter: the key that opened the dialog is followed by the one that agrees.
        afterOpenChange={(open) => open && document.querySelector<HTMLElement>(`#${confirmId}`)?.focus()}
        onOk={() => decisions.approve.mutate(decision, after)}
        onCancel={onClose}
      >
        {summary}
      </Modal>
    );
  }
  if (act === 'reject') {
    return (
      <ReasonDialog
        title={t('dialog.reject')}
        templates={templates.map((name) => t(`rejectReason.${name}`))}
        audience="member"
        confirm={t('dialog.rejectOk')}
        danger
        busy={decisions.reject.isPending}
        onConfirm={(reason) => decisions.reject.mutate({ ...decision, reason }, after)}
        onClose={onClose}
      >
        {summary}
      </ReasonDialog>
    );
  }
  return (
    <ReasonDialog
      title={t('dialog.freeze')}
      templates={freezeTemplates.map((name) => t(`freezeReason.${name}`))}
      audience="member"
      confirm={t('dialog.freezeOk')}
      busy={decisions.freeze.isPending}
      onConfirm={(reason) => decisions.freeze.mutate({ ...decision, reason, hours }, after)}
      onClose={onClose}
    >
      {summary}
      <Segmented
        aria-label={t('dialog.freezeFor')}
        value={hours}
        onChange={setHours}
        options={freezeHours.map((value) => ({ value, label: t('dialog.hours', { count: value }) }))}
        style={{ marginTop: 12 }}
      />
    </ReasonDialog>
  );
}

function CaseSummary({ line: { record, member } }: Pick<OpenDialog, 'line'>) {
  const { t } = useTranslation('cashier');
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        { key: 'member', label: t('fact.member'), children: member.name },
        {
          key: 'amount',
          label: t('fact.amount'),
          children: <Amount amount={record.amount} currency={record.currency} strong />,
        },
        { key: 'target', label: t('fact.target'), children: `${record.bankName} ${record.bankCard}` },
      ]}
    />
  );
}
