import { Card, Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../lib/fields/fields.module.css';
import { fieldLabel } from '../../lib/proposals/field-text.ts';
import { VersionedPage } from '../../lib/settings/versioned-page.tsx';

const ceilings = ['send', 'day', 'week', 'month', 'firstWeekDay', 'withoutIdentity'] as const;
const label = (field: string) => fieldLabel('settings.gifts', field);

/** Which gifts there are, what they cost and what a member may give at most: closing and lowering count at once, the rest takes two people. */
export function GiftSettingsPage() {
  const { t } = useTranslation('gifts');
  return (
    <VersionedPage kind="gifts" title={t('settings.title')} text={t('settings.text')}>
      <Card title={t('settings.catalogue')}>
        <Form.Item name="open" label={label('open')} valuePropName="checked" layout="horizontal">
          <Switch aria-label={label('open')} />
        </Form.Item>
        <GiftRows />
      </Card>
      <Card title={t('settings.ceilings')}>
        <p>{t('settings.ceilingsHint')}</p>
        <div className={styles['pair']}>
          {ceilings.map((field) => (
            <Form.Item
              key={field}
              name={['ceilings', field]}
              label={label(`ceilings.${field}`)}
              rules={[
                {
                  required: true,
                  pattern: /^(0|[1-9]\d{0,8})(\.\d{1,2})?$/,
                  message: t('settings.amountWrong'),
                },
              ]}
            >
              <Input inputMode="decimal" />
            </Form.Item>
          ))}
        </div>
      </Card>
    </VersionedPage>
  );
}

interface Entry {
  key: string;
  zh: string;
}

/** Each gift with its names, its price and whether it is on the bar; code and picture are kept. */
function GiftRows() {
  const { t } = useTranslation('gifts');
  const entries = Form.useWatch<Entry[] | undefined>('gifts', { preserve: true }) ?? [];
  return (
    <Form.List name="gifts">
      {(rows) =>
        rows.map(({ key, name }) => {
          const of = (field: string) => `${entries[name]?.zh ?? ''} ${label(`gifts.${field}`)}`;
          return (
            <div key={key} className={styles['line']}>
              {(['zh', 'en'] as const).map((field) => (
                <Form.Item
                  key={field}
                  name={[name, field]}
                  label={label(`gifts.${field}`)}
                  rules={[{ required: true, whitespace: true, max: field === 'zh' ? 12 : 24 }]}
                >
                  <Input aria-label={of(field)} />
                </Form.Item>
              ))}
              <Form.Item
                name={[name, 'coins']}
                label={label('gifts.coins')}
                rules={[{ required: true, message: t('settings.priceWrong') }]}
              >
                <InputNumber
                  min={1}
                  max={100_000}
                  precision={0}
                  style={{ width: '100%' }}
                  aria-label={of('coins')}
                />
              </Form.Item>
              <Form.Item name={[name, 'open']} label={label('gifts.open')} valuePropName="checked">
                <Switch aria-label={of('open')} />
              </Form.Item>
            </div>
          );
        })
      }
    </Form.List>
  );
}
