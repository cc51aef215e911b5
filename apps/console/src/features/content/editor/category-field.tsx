import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../lib/i18n.ts';
import { useDocuments } from '../use-content.ts';

/** The category that an article belongs to. */
export function CategoryField({ name, label }: { name: (string | number)[]; label: string }) {
  const { t } = useTranslation('content');
  const { data, isPending } = useDocuments('helpCategory');
  return (
    <Form.Item name={name} label={label} rules={[{ required: true, message: t('categoryMissing') }]}>
      <Select
        loading={isPending}
        options={(data?.documents ?? []).map(({ key, title }) => ({
          value: key,
          label: title[locale()] || title.zh,
        }))}
      />
    </Form.Item>
  );
}
