import { campaignArts, campaignCategories } from '@fairway/contract/promotions/kinds.ts';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { TimeField } from '../../../lib/fields/time-field.tsx';
import { locale } from '../../../lib/i18n.ts';

/** When it runs, which filter of the centre it belongs to, and its drawn scene. */
export function WindowFields() {
  const { t } = useTranslation('promotions');
  return (
    <div className={styles['pair']}>
      <TimeField name="startsAt" label={t('field.startsAt')} missing={t('form.timeMissing')} />
      <TimeField
        name="endsAt"
        label={t('field.endsAt')}
        missing={t('form.timeMissing')}
        extra={t('form.endHint')}
      />
      <Form.Item name="category" label={t('field.category')}>
        <Select
          options={campaignCategories.list.map(({ code, ...labels }) => ({
            value: code,
            label: labels[locale()],
          }))}
        />
      </Form.Item>
      <Form.Item name="art" label={t('field.art')}>
        <Select options={campaignArts.map((value) => ({ value, label: t(`art.${value}`) }))} />
      </Form.Item>
    </div>
  );
}
