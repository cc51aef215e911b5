import { cashOutTerms } from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { Form, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

/** Whether bets are bought back before their results, and what the house keeps of their fair value. */
export function CashOutSection() {
  const { t } = useTranslation('sportsbook');
  return (
    <>
      <Form.Item
        name={['cashOut', 'open']}
        label={t('limits.cashOut.open')}
        valuePropName="checked"
        initialValue={cashOutTerms.open}
      >
        <Switch />
      </Form.Item>
      <Form.Item
        name={['cashOut', 'marginBps']}
        label={t('limits.cashOut.margin')}
        initialValue={cashOutTerms.marginBps}
        rules={[{ required: true, message: t('limits.missing') }]}
        getValueProps={(bps?: number) => ({ value: bps === undefined ? undefined : bps / 100 })}
        normalize={(percent: number | null) => (percent === null ? undefined : Math.round(percent * 100))}
      >
        <InputNumber min={0} max={30} step={0.5} precision={2} suffix="%" />
      </Form.Item>
      <Form.Item
        name={['cashOut', 'band']}
        label={t('limits.cashOut.band')}
        extra={t('limits.cashOut.bandText')}
        valuePropName="checked"
        initialValue={cashOutTerms.band}
      >
        <Switch />
      </Form.Item>
    </>
  );
}
