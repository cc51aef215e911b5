import { Button } from '@fairway/ui/components/button/button.tsx';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useTranslation } from 'react-i18next';
import styles from './factor.module.css';

/** The recovery codes, this once: closing is said to be saving them, and a press beside does nothing. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('members');
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      maskClosable={false}
      title={t('factor.recoveryTitle')}
      description={t('factor.recoveryText')}
      actions={
        <>
          <CopyButton
            value={codes.join('\n')}
            copied={(last4) => t('factor.copied', { last4 })}
            failed={t('factor.copyFailed')}
          >
            {t('factor.copy')}
          </CopyButton>
          <Button variant="action" onClick={onClose}>
            {t('factor.recoverySaved')}
          </Button>
        </>
      }
    >
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
