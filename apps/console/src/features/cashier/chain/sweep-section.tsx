import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

const amount = /^(0|[1-9]\d{0,14})(\.\d{1,6})?$/;

/** Fields of the cashier's settings: whether deposits are swept into the payout wallet, and from which amount on. */
export function SweepSection() {
  const { t } = useTranslation('chain');
  return (
    <>
      <Form.Item
        name={['sweep', 'on']}
        label={t('sweepSetting.on')}
        valuePropName="checked"
        extra={t('sweepSetting.onNote')}
      >
        <Switch />
      </Form.Item>
      <Form.Item
        name={['sweep', 'min']}
        label={t('sweepSetting.min')}
        extra={t('sweepSetting.minNote')}
        rules={[{ required: true, pattern: amount, message: t('sweepSetting.minWrong') }]}
      >
        <Input inputMode="decimal" suffix="USDT" style={{ width: 240 }} />
      </Form.Item>
    </>
  );
}
