import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { locale } from '../../../lib/i18n.ts';
import { optionalAmountRule, priceRule } from './rules.ts';

/** Whether a bonus is played for first, in how many days, and what counts. */
export function ReleaseFields() {
  const { t } = useTranslation('promotions');
  const isAfter = Form.useWatch<boolean | undefined>(['release', 'isAfter']) ?? false;
  return (
    <>
      <Form.Item
        name={['release', 'isAfter']}
        label={t('release.isAfter')}
        extra={t('release.hint')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      {isAfter && (
        <div className={styles['pair']}>
          <Form.Item
            name={['release', 'days']}
            label={t('release.days')}
            rules={[{ required: true, message: t('form.daysWrong') }]}
          >
            <InputNumber min={1} max={90} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item
            name={['release', 'leastPrice']}
            label={t('release.leastPrice')}
            rules={priceRule(t('release.priceWrong'))}
          >
            <Input inputMode="decimal" maxLength={6} />
          </Form.Item>
          <Form.Item
            name={['release', 'mostPerBet']}
            label={t('release.mostPerBet')}
            rules={optionalAmountRule(t('form.amountWrong'))}
          >
            <Input inputMode="decimal" maxLength={18} />
          </Form.Item>
          {venueCategories.list.map(({ siteCode, ...labels }) => (
            <Form.Item
              key={siteCode}
              name={['release', 'weights', siteCode]}
              label={t('release.weight', { category: labels[locale()] })}
              rules={[{ required: true, message: t('release.weightWrong') }]}
            >
              <InputNumber min={0} max={100} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          ))}
        </div>
      )}
    </>
  );
}
