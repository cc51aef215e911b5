import { Checkbox, Form, Input, Radio, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../lib/fields/fields.module.css';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';

const switches = [
  'chat',
  'bulletComments',
  'languageEntrance',
  'rechargeMessages',
  'overseasPhones',
  'registerPhone',
  'anchor',
  'footballIntelligence',
  'footballVenue',
  'worldCup',
  'virtualCurrency',
] as const;

/** https, or a file that lies on the static domains; what the contract takes. */
const picture = /^(?:https:\/\/[^\s]+|\/(?!\/)[\w./-]{1,200})$/;

/** Name, texts, look, languages and switches. */
export function BrandSection() {
  const { t } = useTranslation('site');
  return (
    <>
      <div className={styles['pair']}>
        <Form.Item
          name={['brand', 'name']}
          label={t('brand.name')}
          rules={[{ required: true, whitespace: true, max: 24, message: t('textMissing', { max: 24 }) }]}
        >
          <Input maxLength={24} />
        </Form.Item>
        {(['logoUrl', 'logoLightUrl'] as const).map((name) => (
          <Form.Item
            key={name}
            name={['brand', name]}
            label={t(`brand.${name}`)}
            extra={t('brand.logoHint')}
            rules={[{ pattern: picture, max: 300, message: t('downloads.fileWrong') }]}
          >
            <Input maxLength={300} placeholder="https://" />
          </Form.Item>
        ))}
      </div>
      <LocalizedFields name={['brand', 'title']} label={t('brand.title')} max={40} />
      <LocalizedFields name={['brand', 'slogan']} label={t('brand.slogan')} max={60} />
      <Form.Item name={['appearance', 'theme']} label={t('brand.theme')}>
        <Radio.Group
          options={[
            { value: 'dark', label: t('brand.dark') },
            { value: 'light', label: t('brand.light') },
          ]}
        />
      </Form.Item>
      <Form.Item
        name={['appearance', 'festivalSkin']}
        label={t('brand.festivalSkin')}
        layout="horizontal"
        colon={false}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <Form.Item
        name="languages"
        label={t('brand.languages')}
        rules={[{ type: 'array', min: 1, message: t('brand.languageMissing') }]}
      >
        <Checkbox.Group
          options={[
            { value: 'zh-CN', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
        />
      </Form.Item>
      <div className={styles['switches']}>
        {switches.map((name) => (
          <Form.Item
            key={name}
            name={['switches', name]}
            label={t(`switches.${name}`)}
            layout="horizontal"
            colon={false}
            valuePropName="checked"
          >
            <Switch />
          </Form.Item>
        ))}
      </div>
    </>
  );
}
