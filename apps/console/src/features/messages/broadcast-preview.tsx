import type { Broadcast } from '@fairway/contract/messages/operator-schemas.ts';
import { Card, Tabs, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

type PreviewText = Pick<Broadcast, 'title' | 'text' | 'to'>;

/** A broadcast as its readers will see it, in either language; an English text that is missing shows the Chinese. */
export function BroadcastPreview({ title, text, to }: PreviewText) {
  const { t } = useTranslation('messages');
  return (
    <Tabs
      size="small"
      items={(['zh', 'en'] as const).map((language) => ({
        key: language,
        label: t(`preview.${language}`),
        children: (
          <Card size="small">
            <Typography.Title level={5} style={{ marginTop: 0 }}>
              {title[language] || title.zh}
            </Typography.Title>
            <Typography.Paragraph style={{ whiteSpace: 'pre-line', marginBottom: to === '' ? 0 : 8 }}>
              {text[language] || text.zh}
            </Typography.Paragraph>
            {to !== '' && <Typography.Text type="secondary">{t('preview.leadsTo', { to })}</Typography.Text>}
            {language === 'en' && (title.en === '' || text.en === '') && (
              <Typography.Paragraph type="secondary" style={{ margin: '8px 0 0' }}>
                {t('preview.noEnglish')}
              </Typography.Paragraph>
            )}
          </Card>
        ),
      }))}
    />
  );
}
