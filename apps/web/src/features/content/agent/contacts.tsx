import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { useTranslation } from 'react-i18next';
import styles from './agent-page.module.css';

/** Contacts, each to copy. */
export function Contacts({ contacts }: { contacts: ContentDocument<'agentPage'>['contacts'] }) {
  const { t } = useTranslation('content');
  return (
    <dl className={styles.contacts}>
      {contacts.map(({ way: channel, value }) => (
        <div key={`${channel}${value}`}>
          <dt>{t(`agent.methods.${channel}`)}</dt>
          <dd>
            {value}
            <CopyButton
              bare
              value={value}
              copied={(last4) => t('copied', { last4 })}
              failed={t('copyFailed')}
            >
              {t('copy')}
            </CopyButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}
