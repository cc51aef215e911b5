import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { IconChevronRight, IconSwap } from '@fairway/ui/icons/arrow.tsx';
import { IconCard, IconTicket, IconWallet } from '@fairway/ui/icons/money.tsx';
import { IconUser } from '@fairway/ui/icons/talk.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { Lines } from '../lines.tsx';
import styles from './steps.module.css';

const steps = [
  { key: 'register', icon: IconUser, to: '/app/register' },
  { key: 'deposit', icon: IconWallet, to: '/app/myCenter/deposit' },
  { key: 'transfer', icon: IconSwap, to: '/app/myCenter/transfer' },
  { key: 'bet', icon: IconTicket, to: '/app/sport' },
  { key: 'withdraw', icon: IconCard, to: '/app/myCenter/withdrawals' },
] as const;

/** The path of the money, from the account to the payout, with what each step asks and gives. */
export function Steps() {
  const { t } = useTranslation('home');
  const router = useRouter();
  const signedIn = useSession(({ session }) => session !== undefined);
  const shown = signedIn ? steps.slice(1) : steps;
  const exists = (path: string) => Object.hasOwn(router.routesByPath, path);
  return (
    <section aria-labelledby="home-steps">
      <SectionHead id="home-steps" title={t('steps.title')} note={t('steps.note')} />
      <ol className={styles.steps} style={{ gridTemplateColumns: `repeat(${shown.length}, 1fr)` }}>
        {shown.map(({ key, icon: Icon, to }, at) => {
          const target: string = to;
          return (
            <li key={key} className={styles.step}>
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              <span className={styles.icon}>
                <Icon size={24} />
              </span>
              <h3>{t(`steps.${key}.title`)}</h3>
              <p>
                <Lines text={t(`steps.${key}.text`)} />
              </p>
              {exists(target) && (
                <Link to={target} className={buttonClass({ variant: 'text', size: 's' }, styles.go)}>
                  {t(`steps.${key}.go`)}
                  <IconChevronRight size={14} />
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
