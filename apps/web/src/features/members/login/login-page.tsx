import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../frame/account-frame.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { PasswordLogin } from './password-login.tsx';
import { SmsLogin } from './sms-login.tsx';
import styles from './login-page.module.css';

/** The login, by password or by a code to the bound phone; afterwards the page that was wanted, or the home page. */
export function LoginPage() {
  const { t } = useTranslation('members');
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/app/login' });
  const [method, setMethod] = useState<'password' | 'sms'>('password');
  const [ticket, setTicket] = useState<string>();
  const onDone = () => void navigate({ href: search.return ?? '/app/home', replace: true });

  return (
    <AccountFrame
      title={t(ticket === undefined ? 'login.title' : 'factor.stepTitle')}
      lead={t(
        ticket !== undefined
          ? 'factor.stepLead'
          : search.return === undefined
            ? 'login.lead'
            : 'login.leadReturn',
      )}
      foot={
        <>
          {t('login.noAccount')}
          <Link to="/app/register" search={search}>
            {t('login.toRegister')}
          </Link>
        </>
      }
    >
      {ticket === undefined ? (
        <>
          <Tabs
            label={t('login.methods')}
            value={method}
            onChange={setMethod}
            className={styles.choices}
            items={[
              { value: 'password', label: t('login.byPassword') },
              { value: 'sms', label: t('login.bySms') },
            ]}
          />
          {method === 'password' ? (
            <PasswordLogin brand={search.brand} onDone={onDone} onFactor={setTicket} />
          ) : (
            <SmsLogin onDone={onDone} onFactor={setTicket} />
          )}
        </>
      ) : (
        <SecondFactorStep ticket={ticket} onDone={onDone} onBack={() => setTicket(undefined)} />
      )}
    </AccountFrame>
  );
}
