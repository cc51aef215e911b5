import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { formatTime } from '../../../lib/times/format-time.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { useFindCode, useRedeemCode } from './use-receipts.ts';

/** The customer-service payment: a member's code is looked up, then the payment is written down for him. */
export function DeskCard() {
  const { t } = useTranslation('pay');
  const [form] = Form.useForm<{ code: string }>();
  const [enters, setEnters] = useState(false);
  const find = useFindCode();
  const redeem = useRedeemCode(() => {
    setEnters(false);
    find.reset();
    form.resetFields();
  });
  const { data: found, variables: code = '' } = find;
  const values = found && {
    name: found.member.name,
    grade: found.member.grade,
    time: formatTime(found.expiresAt),
  };
  return (
    <>
      <p>{t('desk.lead')}</p>
      <Form form={form} layout="inline" onFinish={({ code: typed }) => find.mutate(typed.trim())}>
        <Form.Item name="code" label={t('desk.code')} rules={[{ required: true, min: 6, message: '' }]}>
          <Input style={{ width: 280 }} autoComplete="off" onChange={() => find.reset()} />
        </Form.Item>
        <Button htmlType="submit" loading={find.isPending}>
          {t('desk.find')}
        </Button>
      </Form>
      {values && (
        <Flex gap={12} align="center" style={{ marginTop: 12 }}>
          <strong>{t('desk.found', values)}</strong>
          {found.svip && <StatusTag tone="flag">{t('desk.svip')}</StatusTag>}
          <Button type="primary" onClick={() => setEnters(true)}>
            {t('desk.enter')}
          </Button>
        </Flex>
      )}
      {enters && values && (
        <ReceiptDialog
          title={t('desk.enter')}
          subject={t('desk.found', values)}
          amount=""
          busy={redeem.isPending}
          onEnter={(paid) => redeem.mutate({ code, ...paid })}
          onClose={() => setEnters(false)}
        />
      )}
    </>
  );
}
