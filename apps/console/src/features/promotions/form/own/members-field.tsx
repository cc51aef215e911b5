import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { MembersInput, type WrittenList } from './members-input.tsx';

interface MembersFieldProps {
  path: (string | number)[];
  label: string;
  extra: string | undefined;
  max: number;
}

/** A list of members: written by a press of its own, and kept in the terms by its id. */
export function MembersField({ path, label, extra, max }: MembersFieldProps) {
  const { t } = useTranslation('promotions');
  const written = {
    validator: (_: unknown, list: WrittenList | undefined) =>
      list?.id ? Promise.resolve() : Promise.reject(new Error(t('members.missing'))),
  };
  return (
    <Form.Item name={path} label={label} extra={extra} rules={[written]}>
      <MembersInput max={max} />
    </Form.Item>
  );
}
