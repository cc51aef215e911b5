import { IconCopy } from '@fairway/ui/icons/action.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './request-id.module.css';

/** The id of a request that failed, small and copyable: what support asks for. Nothing when the line was cut before one came. */
export function RequestId({ id }: { id: string }) {
  const { t } = useTranslation('shell');
  const [copied, setCopied] = useState(false);
  if (!id) return null;
  const copy = () => navigator.clipboard.writeText(id).then(() => setCopied(true));
  return (
    <button type="button" className={styles.id} onClick={() => void copy()}>
      <span>{t('error.requestId', { id })}</span>
      <IconCopy size={14} />
      <output>{copied ? t('error.copied') : ''}</output>
    </button>
  );
}
