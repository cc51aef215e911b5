import { adjustmentLimits } from '@fairway/contract/wallet/adjustments.ts';
import { adjustmentReasons, type AdjustmentReason } from '@fairway/contract/wallet/proposals.ts';
import { parseSignedMoney } from '@fairway/money';
import { Form, Input, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../lib/i18n.ts';
import { useMemberChoice, useProposeAdjustment } from '../use-wallet.ts';
import { ProposalDialog } from './proposal-dialog.tsx';

interface Answers {
  memberId: string;
  place: keyof typeof places;
  amount: string;
  reasonCode: AdjustmentReason;
  evidence: string;
}

/** Balances that can be corrected by hand; money at venues is corrected with the venue. */
const places = {
  centerCny: { part: 'center', currency: 'CNY' },
  centerUsdt: { part: 'center', currency: 'USDT' },
  interest: { part: 'interest', currency: 'CNY' },
  coins: { part: 'coins', currency: 'COIN' },
} as const;

/** Proposes a correction: whose balance, by how much, why, and what proves it. */
export function AdjustmentDialog({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('wallet');
  const [form] = Form.useForm<Answers>();
  const [search, setSearch] = useState(memberId);
  const members = useMemberChoice(search).data?.members ?? [];
  const { mutate, isPending } = useProposeAdjustment();
  const place = Form.useWatch('place', form) ?? 'centerCny';
  const { currency } = places[place];
  const finish = ({ memberId: id, amount, reasonCode, evidence }: Answers) =>
    mutate({ memberId: id, ...places[place], amount, reasonCode, evidence }, { onSuccess: onClose });
  return (
    <ProposalDialog
      title={t('proposals.new')}
      form={form}
      first={{ place: 'centerCny', ...(memberId === '' ? {} : { memberId }) }}
      isBusy={isPending}
      onSubmit={finish}
      onClose={onClose}
    >
      <Form.Item
        name="memberId"
        label={t('proposals.member')}
        rules={[{ required: true, message: t('proposals.memberMissing') }]}
      >
        <Select
          showSearch={{ filterOption: false, onSearch: setSearch }}
          placeholder={t('proposals.memberHint')}
          options={members.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Space size={12} align="start" style={{ width: '100%' }}>
        <Form.Item name="place" label={t('proposals.place')}>
          <Select
            style={{ width: 190 }}
            options={(Object.keys(places) as (keyof typeof places)[]).map((value) => ({
              value,
              label: t(`proposals.places.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="amount"
          label={t('proposals.amount')}
          extra={t('proposals.amountHint', { max: adjustmentLimits[currency].single })}
          rules={[
            { required: true, message: t('proposals.amountMissing') },
            { validator: (_, text: string) => checkAmount(text, currency, t('proposals.amountMissing')) },
          ]}
        >
          <Input placeholder="-120.00" maxLength={20} />
        </Form.Item>
      </Space>
      <Form.Item
        name="reasonCode"
        label={t('proposals.reason')}
        rules={[{ required: true, message: t('proposals.reasonMissing') }]}
      >
        <Select options={adjustmentReasons.list.map((row) => ({ value: row.code, label: row[locale()] }))} />
      </Form.Item>
    </ProposalDialog>
  );
}

function checkAmount(text: string, currency: 'CNY' | 'USDT' | 'COIN', label: string): Promise<void> {
  try {
    if (text && parseSignedMoney(text, currency).minor === 0n) return Promise.reject(new Error(label));
    return Promise.resolve();
  } catch {
    return Promise.reject(new Error(label));
  }
}
