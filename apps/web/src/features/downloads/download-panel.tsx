import { Popover } from '@fairway/ui/components/popover/popover.tsx';
import { IconDownload } from '@fairway/ui/icons/action.tsx';
import { IconChevronRight } from '@fairway/ui/icons/arrow.tsx';
import { Link } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AndroidEntry } from './android-entry.tsx';
import { ClientIcon } from './client-icon.tsx';
import type { OfferedClient } from './offered-clients.ts';
import styles from './download-widget.module.css';

export interface DownloadPanelProps {
  clients: readonly OfferedClient[];
  /** The button that opens it. */
  trigger: ReactElement;
}

/** The clients beside the button that was pressed: it opens as soon as it is there. */
export function DownloadPanel({ clients, trigger }: DownloadPanelProps) {
  const { t } = useTranslation('downloads');
  const [open, setOpen] = useState(true);
  return (
    <Popover
      side="top"
      align="end"
      title={t('widget.title')}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
    >
      <ul className={styles.list}>
        {clients.map(({ kind, address }) => (
          <li key={kind}>
            {kind === 'android' ? (
              <AndroidEntry />
            ) : (
              <a className={styles.entry} href={address}>
                <ClientIcon kind={kind} size={20} />
                <span className={styles.name}>{t(`${kind}.name`)}</span>
                <IconDownload size={16} />
              </a>
            )}
          </li>
        ))}
        <li>
          <Link to="/app/appDownloadPage" className={styles.all}>
            {t('widget.all')}
            <IconChevronRight size={14} />
          </Link>
        </li>
      </ul>
    </Popover>
  );
}
