import type { UnresolvedTransfer } from '@fairway/contract/venues/operator-schemas.ts';
import { Alert, Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { useResolveTransfer } from '../use-venues.ts';

interface ResolveFields {
  executed: boolean;
  venueReference: string;
  statementLine: string;
  reason: string;
}

/**
 * Whether a transfer happened, by two facts: the venue's answer and the line of its statement. The second person finds the
 * facts himself; what the first one said is shown only as done or not done.
 */
export function ResolveDialog({ transfer, onClose }: { transfer: UnresolvedTransfer; onClose: () => void }) {
  const { t } = useTranslation('venues');
  const [form] = Form.useForm<ResolveFields>();
  const { mutate, isPending } = useResolveTransfer();
  const { id, version, proposal, transferNo, amount, currency } = transfer;
  const fact = (min: number, max: number) => [
    { required: true, whitespace: true, min, max, message: t('resolve.factMissing') },
  ];
  return (
    <Modal
      open
      title={t('resolve.title', { number: transferNo })}
      okText={t(proposal ? 'resolve.secondOk' : 'resolve.firstOk')}
      okButtonProps={{ loading: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
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
      <Form
        form={form}
        layout="vertical"
        onFinish={(fields) => mutate({ id, version, ...fields }, { onSuccess: onClose })}
      >
        <Form.Item
          name="executed"
          label={t('resolve.executed')}
          rules={[{ required: true, message: t('resolve.choose') }]}
        >
          <Radio.Group
            options={[
              { value: true, label: t('resolve.yes') },
              { value: false, label: t('resolve.no') },
            ]}
          />
        </Form.Item>
        <Form.Item name="venueReference" label={t('resolve.venueReference')} rules={fact(3, 120)}>
          <Input />
        </Form.Item>
        <Form.Item name="statementLine" label={t('resolve.statementLine')} rules={fact(3, 200)}>
          <Input />
        </Form.Item>
        <Form.Item name="reason" label={t('resolve.reason')} rules={fact(2, 200)}>
          <Input.TextArea rows={2} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
