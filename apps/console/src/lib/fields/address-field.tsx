import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

interface AddressFieldProps {
  name: (string | number)[];
  label: string;
  needed?: boolean;
}

/** An https address; anything else could carry a script into the members' page. */
export function AddressField({ name, label, needed = false }: AddressFieldProps) {
  const { t } = useTranslation('site');
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[{ required: needed, pattern: /^https:\/\/[^\s]+$/, max: 300, message: t('addressWrong') }]}
    >
      <Input maxLength={300} placeholder="https://" />
    </Form.Item>
  );
}
