import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { amountRule, turnoverRule } from './rules.ts';

/** The budget that bounds what members get, how often it is to be played, and how long it waits for its claim. */
export function RewardFields() {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles['pair']}>
      <Form.Item
        name="budget"
        label={t('field.budget')}
        extra={t('form.budgetHint')}
        rules={amountRule(t('form.amountWrong'))}
      >
        <Input inputMode="decimal" maxLength={18} />
      </Form.Item>
      <Form.Item
        name="turnover"
        label={t('field.turnover')}
        extra={t('form.turnoverHint')}
        rules={turnoverRule(t('form.turnoverWrong'))}
      >
        <Input inputMode="decimal" maxLength={5} />
      </Form.Item>
      <Form.Item
        name="claimDays"
        label={t('field.claimDays')}
        rules={[{ required: true, message: t('form.daysWrong') }]}
      >
        <InputNumber min={1} max={90} precision={0} style={{ width: '100%' }} />
      </Form.Item>
    </div>
  );
}
