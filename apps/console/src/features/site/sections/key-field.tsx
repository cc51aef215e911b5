import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** The name that identifies an entry; it stays when its texts change. */
export function KeyField({ index }: { index: number }) {
  const { t } = useTranslation('site');
  return (
    <Form.Item
      name={[index, 'key']}
      label={t('key')}
      rules={[{ required: true, pattern: /^[a-z0-9][a-z0-9-]{0,31}$/, message: t('keyWrong') }]}
    >
      <Input maxLength={32} />
    </Form.Item>
  );
}
