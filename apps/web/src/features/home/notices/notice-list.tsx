import type { Notice } from '@fairway/contract/site/configuration-schemas.ts';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { Time } from '../../../lib/time.tsx';
import { textOf } from '../../../lib/site/site-config.ts';
import styles from './notice-bar.module.css';

/** All present notices in full. */
export function NoticeList({ notices, onClose }: { notices: readonly Notice[]; onClose: () => void }) {
  const { t } = useTranslation('home');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('notices.all')}
      closeLabel={t('notices.close')}
      size="m"
    >
      <ul className={styles.list}>
        {notices.map(({ key, kind, title, text, from }) => (
          <li key={key}>
            <p className={styles.head}>
              <span className={styles.kind}>{t(`notices.kinds.${kind}`)}</span>
              <b>{textOf(title)}</b>
              <Time at={from} className={styles.since} />
            </p>
            <p>{textOf(text)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
