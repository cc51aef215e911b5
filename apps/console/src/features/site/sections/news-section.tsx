import { newsAudiences, type NewsAudience } from '@fairway/contract/content/news/kinds.ts';
import { phoneAreas } from '@fairway/contract/members/phones/areas.ts';
import { Form, Radio, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../lib/i18n.ts';

const grades = Array.from({ length: 11 }, (_, grade) => ({ value: grade, label: `VIP ${grade}` }));
const memberName = /^[a-z][a-z0-9]{3,13}$/;

/** Switch and whitelist of the news. A whitelist admits members only; lists that the audience does not use are kept. */
export function NewsSection() {
  const { t } = useTranslation('site');
  const audience = Form.useWatch<NewsAudience>(['newsEntrance', 'audience']);
  const countries = phoneAreas.map(({ country, zh, en }) => ({
    value: country,
    label: locale() === 'en' ? en : zh,
  }));
  return (
    <>
      <Form.Item
        name={['newsEntrance', 'open']}
        label={t('news.open')}
        extra={t('news.openHint')}
        layout="horizontal"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <Form.Item
        name={['newsEntrance', 'audience']}
        label={t('news.audience')}
        extra={t('news.audienceHint')}
      >
        <Radio.Group
          options={newsAudiences.map((value) => ({ value, label: t(`news.audiences.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name={['newsEntrance', 'grades']} label={t('news.grades')} hidden={audience !== 'grades'}>
        <Select mode="multiple" options={grades} />
      </Form.Item>
      <Form.Item
        name={['newsEntrance', 'members']}
        label={t('news.members')}
        extra={t('news.membersHint')}
        hidden={audience !== 'list'}
        normalize={(names: string[]) => names.map((name) => name.trim().toLowerCase())}
        rules={[
          {
            validator: async (_, names: string[] | undefined) => {
              const wrong = names?.find((name) => !memberName.test(name));
              if (wrong !== undefined) throw new Error(t('news.memberWrong', { name: wrong }));
            },
          },
        ]}
      >
        <Select mode="tags" tokenSeparators={[',', '，', ' ', '\n']} open={false} />
      </Form.Item>
      <Form.Item
        name={['newsEntrance', 'countries']}
        label={t('news.countries')}
        hidden={audience !== 'countries'}
      >
        <Select mode="multiple" options={countries} />
      </Form.Item>
    </>
  );
}
