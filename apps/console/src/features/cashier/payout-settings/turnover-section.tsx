import { turnoverRules } from '@fairway/contract/cashier/settings/withdrawal-settings.ts';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { multiplierRule, rateRule } from './rate-rules.ts';

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
    </>
  );
}
