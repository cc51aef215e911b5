import { unsafeLinks } from '@fairway/contract/content/rich-text.ts';
import { Form, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface RichFieldsProps {
  name: (string | number)[];
  label: string;
  /** Characters of the Chinese text; the English one may be three times as long. */
  max: number;
}

/** A longer text in both languages, in the small markup; a link that is not allowed in it is named at once. */
export function RichFields({ name, label, max }: RichFieldsProps) {
  const { t } = useTranslation(['content', 'site']);
  const safe = {
    validator: async (_: unknown, text: string | undefined) => {
      const [bad] = unsafeLinks(text ?? '');
      if (bad !== undefined) throw new Error(t('linkWrong', { link: bad }));
    },
  };
  return (
    <>
      <Form.Item
        name={[...name, 'zh']}
        label={t('site:inChinese', { label })}
        rules={[{ required: true, whitespace: true, max, message: t('site:textMissing', { max }) }, safe]}
      >
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 20 }} maxLength={max} showCount />
      </Form.Item>
      <Form.Item name={[...name, 'en']} label={t('site:inEnglish', { label })} rules={[safe]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 20 }} maxLength={max * 3} />
      </Form.Item>
      <Typography.Paragraph type="secondary">{t('markup')}</Typography.Paragraph>
    </>
  );
}
