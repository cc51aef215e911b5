import { Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { optionalAmountRule } from './rules.ts';

const amounts = [
  ['member', 'capMember'],
  ['day', 'capDay'],
  ['stopDayCost', 'stopDayCost'],
] as const;

/** Bounds beside the budget: caps, the group of which a member takes one, and what stops the campaign. */
export function LimitsFields() {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles['pair']}>
      {amounts.map(([name, label]) => (
        <Form.Item
          key={name}
          name={['limits', name]}
          label={t(`field.${label}`)}
          rules={optionalAmountRule(t('form.amountWrong'))}
        >
          <Input inputMode="decimal" maxLength={18} />
        </Form.Item>
      ))}
      <Form.Item name={['limits', 'stopCount']} label={t('field.stopCount')}>
        <InputNumber min={1} max={10_000_000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item
        name={['limits', 'group']}
        label={t('field.group')}
        rules={[{ pattern: /^[a-z][a-z0-9-]{1,29}$/, message: t('form.groupWrong') }]}
      >
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name={['limits', 'onePerson']} label={t('field.onePerson')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </div>
  );
}
