import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconPhone } from '@fairway/ui/icons/media.tsx';
import { IconMail, IconUser } from '@fairway/ui/icons/talk.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { useContacts } from '../api/use-bind-contact.ts';
import { useMemberChanges } from '../api/use-identity.ts';
import { PhoneChangeForm } from '../identity/phone-change-form.tsx';
import { RealNameForm } from '../identity/real-name-form.tsx';
import { BindForm } from './bind-form.tsx';
import styles from './contacts-panel.module.css';
import page from './security-page.module.css';

const rows = [
  { field: 'realName', icon: <IconUser size={20} /> },
  { field: 'phone', icon: <IconPhone size={20} /> },
  { field: 'email', icon: <IconMail size={20} /> },
] as const;
type Field = (typeof rows)[number]['field'];

/** Real name, phone and mailbox: set or bound once, afterwards changed by review. */
export function ContactsPanel() {
  const { t } = useTranslation('members');
  const contacts = useContacts();
  const profile = contacts.data;
  const changes = useMemberChanges().data?.changes ?? [];
  const [open, setOpen] = useState<Field>();
  if (!profile)
    return contacts.isError ? (
      <FaultPanel title={t('contacts.fault')} fault={contacts.error} retry={contacts} />
    ) : (
      <Loading label={t('security.loading')}>
        <Skeleton height={280} radius="var(--r-lg)" />
      </Loading>
    );
  const newest = (field: Field) => changes.find((change) => change.field === field);
  return (
    <Panel pad="l" title={t('contacts.title')} note={t('contacts.note')}>
      <ul className={styles.contacts}>
        {rows.map(({ field, icon }) => {
          const value = profile[field];
          const change = newest(field);
          const waits = change?.status === 'pending';
          const can = !waits && (value === '' || field !== 'email');
          return (
            <li key={field}>
              <div className={styles.contact}>
                <span className={page.factIcon}>{icon}</span>
                <div>
                  <p className={page.deviceName}>
                    {t(`contacts.${field}`)}
                    {waits && <Tag tone="warning">{t('identity.waits')}</Tag>}
                  </p>
                  <p className={page.note}>{value === '' ? t('contacts.none') : value}</p>
                  {change?.status === 'refused' && (
                    <p className={page.note}>{t('identity.refused', { reason: change.reason })}</p>
                  )}
                </div>
                {can && open !== field && (
                  <Button size="s" variant="quiet" onClick={() => setOpen(field)}>
                    {t(value === '' ? `contacts.first.${field}` : `contacts.change.${field}`)}
                  </Button>
                )}
              </div>
              {can && open === field && (
                <ContactForm field={field} first={value === ''} onClose={() => setOpen(undefined)} />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function ContactForm({ field, first, onClose }: { field: Field; first: boolean; onClose: () => void }) {
  if (field === 'realName') return <RealNameForm first={first} onClose={onClose} />;
  if (!first) return <PhoneChangeForm onClose={onClose} />;
  return <BindForm channel={field === 'phone' ? 'sms' : 'email'} onClose={onClose} />;
}
