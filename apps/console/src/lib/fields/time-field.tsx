import { Form, Input } from 'antd';
import type { ChangeEvent } from 'react';
import { fromSiteTime, toSiteTime } from '../times/site-time.ts';

interface TimeFieldProps {
  name: (string | number)[];
  label: string;
  /** Said when a moment that is needed is missing; without it the field may stay empty. */
  missing?: string;
}

/** A moment, typed in the site's own time. */
export function TimeField({ name, label, missing }: TimeFieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      rules={missing ? [{ required: true, message: missing }] : []}
      getValueProps={(value: string | null) => ({ value: toSiteTime(value) })}
      getValueFromEvent={(event: ChangeEvent<HTMLInputElement>) => fromSiteTime(event.target.value)}
    >
      <Input type="datetime-local" />
    </Form.Item>
  );
}
