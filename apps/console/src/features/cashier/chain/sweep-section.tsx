import { Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

const amount = /^(0|[1-9]\d{0,14})(\.\d{1,6})?$/;

/**
 * Fields of the cashier's settings: whether and from when deposits are swept, and when operators are alerted that fuel
 * or limits run out.
 */
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
      <Form.Item
        name={['signerAlarm', 'usedPercent']}
        label={t('alarmSetting.usedPercent')}
        extra={t('alarmSetting.usedPercentNote')}
        rules={[{ required: true, message: t('alarmSetting.missing') }]}
      >
        <InputNumber min={1} max={100} precision={0} suffix="%" style={{ width: 240 }} />
      </Form.Item>
      <Form.Item
        name={['signerAlarm', 'payouts']}
        label={t('alarmSetting.payouts')}
        extra={t('alarmSetting.payoutsNote')}
        rules={[{ required: true, message: t('alarmSetting.missing') }]}
      >
        <InputNumber min={0} max={10_000} precision={0} style={{ width: 240 }} />
      </Form.Item>
    </>
  );
}
