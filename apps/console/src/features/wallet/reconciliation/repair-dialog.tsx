import type { BookDifference } from '@fairway/contract/wallet/operator-schemas.ts';
import {
  differenceKinds,
  explainedKinds,
  repairKinds,
  type RepairKind,
} from '@fairway/contract/wallet/differences.ts';
import { Descriptions, Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { locale } from '../../../lib/i18n.ts';
import { ProposalDialog } from '../proposals/proposal-dialog.tsx';
import { useProposeRepair } from '../use-wallet.ts';

interface Answers {
  way: RepairKind;
  evidence: string;
}

/** How a difference is to end; a second person carries it out. */
export function RepairDialog({ difference, onClose }: { difference: BookDifference; onClose: () => void }) {
  const { t } = useTranslation('wallet');
  const [form] = Form.useForm<Answers>();
  const { mutate, isPending } = useProposeRepair();
  const { id, kind, currency, memberId } = difference;
  return (
    <ProposalDialog
      title={t('reconciliation.repairTitle', { what: differenceKinds.label(kind, locale()) })}
      form={form}
      isBusy={isPending}
      onSubmit={(answers) => mutate({ differenceId: id, ...answers }, { onSuccess: onClose })}
      onClose={onClose}
      lead={
        <Descriptions
          size="small"
          column={1}
          items={[
            {
              key: 'difference',
              label: t('reconciliation.difference'),
              children: <Amount amount={difference.difference} currency={currency} sign="always" strong />,
            },
          ]}
        />
      }
    >
      <Form.Item
        name="way"
        label={t('reconciliation.method')}
        rules={[{ required: true, message: t('reconciliation.chooseOption') }]}
      >
        <Radio.Group
          options={repairKinds.list.map((method) => ({
            value: method.code,
            label: method[locale()],
            disabled:
              (method.code === 'member' && memberId === null) ||
              (method.code !== 'none' && explainedKinds.includes(kind)),
          }))}
        />
      </Form.Item>
    </ProposalDialog>
  );
}
