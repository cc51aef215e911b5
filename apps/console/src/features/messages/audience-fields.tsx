import { audienceKinds, highestGrade, mostNamed } from '@fairway/contract/messages/broadcasts.ts';
import { Flex, Form, Input, InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { namesIn } from '../../lib/fields/names-in.ts';
import { isListFitting, type FormFields } from './form-fields.ts';

/** Whom it is for: everybody, VIP grades from and to, or members by name. */
export function AudienceFields() {
  const { t } = useTranslation('messages');
  const form = Form.useFormInstance<FormFields>();
  const kind = Form.useWatch('audienceKind', form);
  return (
    <>
      <Form.Item name="audienceKind" label={t('column.audience')}>
        <Radio.Group options={audienceKinds.map((value) => ({ value, label: t(`audience.${value}`) }))} />
      </Form.Item>
      {kind === 'vip' && (
        <Flex gap={12}>
          <Form.Item
            name="from"
            label={t('audience.from')}
            rules={[{ required: true, message: t('missing') }]}
          >
            <InputNumber min={0} max={highestGrade} precision={0} />
          </Form.Item>
          <Form.Item
            name="upTo"
            label={t('audience.upTo')}
            dependencies={['from']}
            rules={[
              { required: true, message: t('missing') },
              ({ getFieldValue }) => ({
                validator: (_, value: number) =>
                  value < Number(getFieldValue('from'))
                    ? Promise.reject(new Error(t('audience.reversed')))
                    : Promise.resolve(),
              }),
            ]}
          >
            <InputNumber min={0} max={highestGrade} precision={0} />
          </Form.Item>
        </Flex>
      )}
      {kind === 'members' && (
        <Form.Item
          name="names"
          label={t('audience.names')}
          extra={t('audience.namesHint', { max: mostNamed })}
          rules={[
            {
              validator: (_, value: string) =>
                isListFitting(namesIn(value))
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('audience.namesWrong', { max: mostNamed }))),
            },
          ]}
        >
          <Input.TextArea rows={4} />
        </Form.Item>
      )}
    </>
  );
}
