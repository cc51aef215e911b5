import { chatTermActs } from '@fairway/contract/chat/states.ts';
import { Card, Form, Input, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../lib/fields/fields.module.css';
import { fieldLabel } from '../../lib/proposals/field-text.ts';
import { VersionedPage } from '../../lib/settings/versioned-page.tsx';

const label = (field: string) => fieldLabel('settings.chat', field);

/** The words of chats by what a message with them meets; every change counts at once, and an old version can be returned to. */
export function ChatTermsPage() {
  const { t } = useTranslation('chat');
  return (
    <VersionedPage kind="chat" title={t('words.title')} text={t('words.text')}>
      <Card title={t('words.lists')}>
        <p>{t('words.hint')}</p>
        <div className={styles['lists']}>
          {chatTermActs.codeList.map((act) => (
            <Form.Item key={act} name={act} label={label(act)}>
              <Input.TextArea rows={8} maxLength={5000} />
            </Form.Item>
          ))}
        </div>
      </Card>
      <Card title={t('words.other')}>
        <Form.Item name="muteMinutes" label={label('muteMinutes')} rules={[{ required: true }]}>
          <InputNumber min={1} max={1440} precision={0} />
        </Form.Item>
        <Form.Item name="contacts" label={label('contacts')} valuePropName="checked" layout="horizontal">
          <Switch aria-label={label('contacts')} />
        </Form.Item>
      </Card>
    </VersionedPage>
  );
}
