import { Form, type FormItemProps } from 'antd';
import { SiteTimeInput } from './site-time-input.tsx';

interface TimeFieldProps {
  name: string | (string | number)[];
  label: string;
  /** Said when a moment that is needed is missing; without it the field may stay empty. */
  missing?: string;
  extra?: string;
  /** Further rules, beside the one that it must be there. */
  rules?: NonNullable<FormItemProps['rules']>;
}

/** A moment, typed in the site's own time. */
export function TimeField({ name, label, missing, extra, rules = [] }: TimeFieldProps) {
  const needed = missing ? [{ required: true, message: missing }] : [];
  return (
    <Form.Item name={name} label={label} extra={extra} rules={[...needed, ...rules]}>
      <SiteTimeInput />
    </Form.Item>
  );
}
