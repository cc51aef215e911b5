import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldLabel } from '../../../lib/proposals/field-text.ts';

/** The switch of rebates, their cap a day, and the tag that lifts it. */
export function RebateSection() {
  const { t } = useTranslation('vip');
  return (
    <>
      {(['offered', 'unlimited'] as const).map((name) => (
        <Form.Item
          key={name}
          name={['rebate', name]}
          label={fieldLabel('settings.vipGrades', `rebate.${name}`)}
          valuePropName="checked"
          layout="horizontal"
        >
          <Switch />
        </Form.Item>
      ))}
      <Form.Item
        name={['rebate', 'dayCap']}
        label={fieldLabel('settings.vipGrades', 'rebate.dayCap')}
        rules={[
          { required: true, pattern: /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/, message: t('grades.capWrong') },
        ]}
      >
        <Input inputMode="decimal" />
      </Form.Item>
    </>
  );
}
