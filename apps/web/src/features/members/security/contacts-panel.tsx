import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { IconMail } from '@fairway/ui/icons/talk.tsx';
import { IconPhone } from '@fairway/ui/icons/media.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContacts } from '../api/use-bind-contact.ts';
import { BindForm } from './bind-form.tsx';
import styles from './contacts-panel.module.css';
import page from './security-page.module.css';

const contacts = [
  { channel: 'sms', label: 'phone', bind: 'bindPhone', icon: <IconPhone size={20} /> },
  { channel: 'email', label: 'email', bind: 'bindEmail', icon: <IconMail size={20} /> },
] as const;

/** The phone and the mailbox of the account, each with the way to bind it. */
export function ContactsPanel() {
  const { t } = useTranslation('members');
  const profile = useContacts().data;
  const [open, setOpen] = useState<'sms' | 'email'>();
  if (!profile) return null;
  return (
    <Panel pad="l" title={t('contacts.title')} note={t('contacts.note')}>
      <ul className={styles.contacts}>
        {contacts.map(({ channel, label, bind, icon }) => {
          const value = profile[label];
          return (
            <li key={channel}>
              <div className={styles.contact}>
                <span className={page.factIcon}>{icon}</span>
                <div>
                  <p className={page.deviceName}>
                    {t(`contacts.${label}`)}
                    {value !== '' && <Tag tone="azure">{t('contacts.bound')}</Tag>}
                  </p>
                  <p className={page.note}>{value === '' ? t('contacts.none') : value}</p>
                </div>
                {value === '' && open !== channel && (
                  <Button size="s" variant="quiet" onClick={() => setOpen(channel)}>
                    {t(`contacts.${bind}`)}
                  </Button>
                )}
              </div>
              {value === '' && open === channel && (
                <BindForm channel={channel} onClose={() => setOpen(undefined)} />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
