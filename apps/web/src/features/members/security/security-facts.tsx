import { IconDesktop } from '@fairway/ui/icons/media.tsx';
import { IconHistory, IconKey } from '@fairway/ui/icons/state.tsx';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Time } from '../../../lib/time.tsx';
import { describeDevice } from './describe-device.ts';
import styles from './security-page.module.css';

type Facts = OutputOf<Schemas['listSessions']>;

/** Three things to know at a glance: the password's age, how many devices, the login before this one. */
export function SecurityFacts({ sessions, lastLogin, passwordChangedAt }: Facts) {
  const { t } = useTranslation('members');
  return (
    <ul className={styles.facts}>
      <Fact
        icon={<IconKey size={20} />}
        label={t(passwordChangedAt === null ? 'security.password' : 'security.changed')}
      >
        <p className={styles.fact}>
          {passwordChangedAt === null ? t('security.neverChanged') : <Time at={passwordChangedAt} />}
        </p>
        <p className={styles.note}>{t('security.passwordKept')}</p>
      </Fact>
      <Fact icon={<IconDesktop size={20} />} label={t('security.devices')}>
        <p className={styles.fact}>{t('security.deviceCount', { count: sessions.length })}</p>
        <p className={styles.note}>{t('security.idleEnds')}</p>
      </Fact>
      <Fact icon={<IconHistory size={20} />} label={t('security.lastLogin')}>
        {lastLogin === null ? (
          <>
            <p className={styles.fact}>{t('security.firstLogin')}</p>
            <p className={styles.note}>{t('security.firstLoginNote')}</p>
          </>
        ) : (
          <>
            <p className={styles.fact}>
              <Time at={lastLogin.at} />
            </p>
            <p className={styles.note}>
              {describeDevice(lastLogin.device).name || t('security.unknownDevice')}
            </p>
            <p className={styles.note}>{lastLogin.address}</p>
          </>
        )}
      </Fact>
    </ul>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className={styles.factCard}>
      <span className={styles.factIcon}>{icon}</span>
      <div>
        <p className={styles.factLabel}>{label}</p>
        {children}
      </div>
    </li>
  );
}
