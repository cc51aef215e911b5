import { turnoverRules } from '@fairway/contract/withdrawals/settings.ts';
import { Form, Input, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { multiplierRule, rateRule } from './rate-rules.ts';

/** Amounts as the contract takes them. */
const remainders = {
  CNY: /^(0|[1-9]\d{0,14})(\.\d{1,2})?$/,
  USDT: /^(0|[1-9]\d{0,14})(\.\d{1,6})?$/,
};

/** How often a deposit and a bonus are played, and what an open rest does to a withdrawal. */
export function TurnoverSection() {
  const { t } = useTranslation('cashier');
  const times = [multiplierRule(t('payoutSettings.turnover.timesWrong'))];
  return (
    <>
      <div className={styles['pair']}>
        <Form.Item name={['turnover', 'deposit']} label={t('payoutSettings.turnover.deposit')} rules={times}>
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item name={['turnover', 'bonus']} label={t('payoutSettings.turnover.bonus')} rules={times}>
          <Input inputMode="decimal" />
        </Form.Item>
      </div>
      <Form.Item name={['turnover', 'rule']} label={t('payoutSettings.turnover.rule')}>
        <Radio.Group
          options={turnoverRules.map((value) => ({
            value,
            label: t(`payoutSettings.turnover.rules.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name={['turnover', 'chargeRate']}
        label={t('payoutSettings.turnover.chargeRate')}
        rules={[rateRule(t('payoutSettings.rateWrong'))]}
      >
        <Input suffix="%" inputMode="decimal" />
      </Form.Item>
      <Form.Item
        name={['turnover', 'playedEmpty', 'on']}
        label={t('payoutSettings.turnover.playedEmpty')}
        valuePropName="checked"
        extra={t('payoutSettings.turnover.playedEmptyNote')}
      >
        <Switch />
      </Form.Item>
      <div className={styles['pair']}>
        {(['CNY', 'USDT'] as const).map((currency) => (
          <Form.Item
            key={currency}
            name={['turnover', 'playedEmpty', 'below', currency]}
            label={t(`payoutSettings.turnover.emptyBelow.${currency}`)}
            rules={[
              {
                required: true,
                pattern: remainders[currency],
                message: t('payoutSettings.turnover.emptyWrong'),
              },
            ]}
          >
            <Input inputMode="decimal" suffix={currency} />
          </Form.Item>
        ))}
      </div>
    </>
  );
}
