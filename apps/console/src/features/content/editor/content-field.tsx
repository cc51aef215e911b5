import { contentArts } from '@fairway/contract/content/kinds.ts';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../lib/fields/address-field.tsx';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';
import type { FieldSpec } from '../field-specs.ts';
import { CategoryField } from './category-field.tsx';
import { ListField } from './list-field.tsx';
import { RichFields } from './rich-fields.tsx';

const ownPath = /^\/(?:[\w?=&%.-][\w/?=&%.-]{0,200})?$/;
const anyLink = /^(?:\/(?:[\w?=&%.-][\w/?=&%.-]{0,200})?|https:\/\/\S{1,290})?$/;

/** One field of a document; `at` is the place of what it belongs to. */
export function ContentField({ spec, at }: { spec: FieldSpec; at: (string | number)[] }) {
  const { t } = useTranslation('content');
  const name = [...at, spec.name];
  const label = t(spec.label);
  switch (spec.as) {
    case 'localized':
      return <LocalizedFields name={name} label={label} max={spec.max} optional={spec.optional ?? false} />;
    case 'rich':
      return <RichFields name={name} label={label} max={spec.max} />;
    case 'art':
      return (
        <Form.Item name={name} label={label}>
          <Select options={contentArts.map((value) => ({ value, label: t(`art.${value}`) }))} />
        </Form.Item>
      );
    case 'choice':
    case 'code':
      return (
        <Form.Item name={name} label={label}>
          <Select<string | number>
            options={spec.options.map(([value, text]) => ({ value, label: t(text) }))}
          />
        </Form.Item>
      );
    case 'number':
      return (
        <Form.Item
          name={name}
          label={label}
          rules={[{ required: !spec.optional, message: t('numberMissing') }]}
        >
          <InputNumber min={spec.min} max={spec.max} precision={0} style={{ width: 160 }} />
        </Form.Item>
      );
    case 'flag':
      return (
        <Form.Item name={name} label={label} valuePropName="checked">
          <Switch />
        </Form.Item>
      );
    case 'address':
      return <AddressField name={name} label={label} />;
    case 'path':
    case 'link': {
      const pattern = spec.as === 'path' ? ownPath : anyLink;
      return (
        <Form.Item name={name} label={label} rules={[{ pattern, message: t('pathWrong') }]}>
          <Input maxLength={300} />
        </Form.Item>
      );
    }
    case 'text':
      return (
        <Form.Item
          name={name}
          label={label}
          rules={[{ required: !spec.optional, message: t('textMissing') }]}
        >
          <Input maxLength={spec.max} />
        </Form.Item>
      );
    case 'category':
      return <CategoryField name={name} label={label} />;
    case 'action':
      return (
        <>
          <LocalizedFields
            name={[...name, 'words']}
            label={label}
            max={12}
            optional={spec.optional ?? false}
          />
          <Form.Item
            name={[...name, 'to']}
            label={t('field.to')}
            rules={[{ pattern: ownPath, message: t('pathWrong') }]}
          >
            <Input maxLength={200} />
          </Form.Item>
        </>
      );
    case 'list':
      return <ListField spec={spec} name={name} />;
  }
}
