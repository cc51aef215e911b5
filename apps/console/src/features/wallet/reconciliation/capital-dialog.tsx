import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { parseSignedMoney } from '@fairway/money';
import { Form, Input, Select, Space, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProposalDialog } from '../proposals/proposal-dialog.tsx';
import { useProposeCapital } from '../use-wallet.ts';

interface Answers {
  channel: string;
  currency: WalletCurrency;
  amount: string;
  evidence: string;
}

/** Proposes to record own money of the house at a channel, or to take some out: where, how much, and what proves it. */
export function CapitalDialog({ channels, onClose }: { channels: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('wallet');
  const [form] = Form.useForm<Answers>();
  const { mutate, isPending } = useProposeCapital();
  const currency = Form.useWatch('currency', form) ?? 'CNY';
  return (
    <ProposalDialog
      title={t('capital.title')}
      form={form}
      first={{ currency: 'CNY' }}
      isBusy={isPending}
      onSubmit={(answers) => mutate(answers, { onSuccess: onClose })}
      onClose={onClose}
      lead={<Typography.Paragraph type="secondary">{t('capital.lead')}</Typography.Paragraph>}
    >
      <Form.Item
        name="channel"
        label={t('capital.channel')}
        rules={[{ required: true, message: t('capital.channelMissing') }]}
      >
        <Select
          options={channels.map((value) => ({
            value,
            label: t(`channels.${value}`, { defaultValue: value }),
          }))}
        />
      </Form.Item>
      <Space size={12} align="start" style={{ width: '100%' }}>
        <Form.Item name="currency" label={t('capital.currency')}>
          <Select
            style={{ width: 110 }}
            options={['CNY', 'USDT'].map((value) => ({ value, label: value }))}
          />
        </Form.Item>
        <Form.Item
          name="amount"
          label={t('capital.amount')}
          extra={t('capital.amountHint')}
          rules={[
            { required: true, message: t('capital.amountMissing') },
            {
              validator: (_, text: string) =>
                isAmount(text, currency)
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('capital.amountMissing'))),
            },
          ]}
        >
          <Input placeholder="100000.00" maxLength={20} />
        </Form.Item>
      </Space>
    </ProposalDialog>
  );
}

/** Nothing yet is no fault of the amount: the field says by itself that it is required. */
function isAmount(text: string | undefined, currency: WalletCurrency): boolean {
  if (!text) return true;
  try {
    return parseSignedMoney(text, currency).minor !== 0n;
  } catch {
    return false;
  }
}
