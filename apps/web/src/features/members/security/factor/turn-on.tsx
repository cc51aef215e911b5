import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { QrCode } from '@fairway/ui/components/qr/qr-code.tsx';
import { useTranslation } from 'react-i18next';
import { useBeginSecondFactor, useChangeSecondFactor } from '../../api/use-second-factor.ts';
import { FactorForm } from './factor-form.tsx';
import styles from './factor.module.css';

export interface TurnOnProps {
  onCodes: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The password, then the secret for the authenticator, then a code of it. */
export function TurnOn({ onCodes, onClose }: TurnOnProps) {
  const { t } = useTranslation('members');
  const begin = useBeginSecondFactor();
  const { confirm } = useChangeSecondFactor();
  const begun = begin.data;
  if (!begun)
    return (
      <FactorForm
        key="password"
        asks={['password']}
        labels={{ submit: t('factor.next'), sending: t('factor.checking') }}
        isPending={begin.isPending}
        onProof={({ password }, refused) => begin.mutate(password, { onError: refused })}
        onClose={onClose}
      />
    );
  return (
    <div className={styles.setUp}>
      <QrCode value={begun.uri} label={t('factor.qr')} size={168} />
      <div>
        <p className={styles.step}>{t('factor.scan')}</p>
        <p className={styles.text}>{t('factor.scanText')}</p>
        <p className={styles.secret}>
          <code aria-label={t('factor.secret')}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton
            bare
            value={begun.secret}
            copied={(last4) => t('factor.copied', { last4 })}
            failed={t('factor.copyFailed')}
          >
            {t('factor.copy')}
          </CopyButton>
        </p>
        <FactorForm
          key="code"
          asks={['code']}
          labels={{ submit: t('factor.confirm'), sending: t('factor.confirming') }}
          isPending={confirm.isPending}
          onProof={({ code }, refused) =>
            confirm.mutate(code, {
              onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
              onError: refused,
            })
          }
          onClose={onClose}
        />
      </div>
    </div>
  );
}
