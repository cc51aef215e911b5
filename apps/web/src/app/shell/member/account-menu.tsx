import { IconLogOut } from '@fairway/ui/icons/action.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { myCentreMenu } from '../centre/my-centre-menu.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useLogOut } from './use-log-out.ts';
import { useMember } from './use-member.ts';
import { usePageExists } from '../../../lib/navigation/use-page-exists.ts';
import styles from './account-menu.module.css';

/** The avatar; pressed, it shows who is signed in, the pages of the member centre, and the logout. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const member = useMember();
  const exists = usePageExists();
  const logOut = useLogOut();
  const { open, id, ref, close, buttonProps } = useDisclosure<HTMLDivElement>();
  const name = member.data?.nickName ?? '';
  return (
    <div ref={ref} className={styles.account}>
      <button
        type="button"
        className={styles.face}
        aria-label={t('member.menuOf', { name })}
        {...buttonProps}
      >
        <Avatar
          seed={member.data ? member.data.avatar || member.data.id : ''}
          size={40}
          level={member.data?.grade}
        />
      </button>
      {open && (
        <div id={id} className={styles.panel}>
          <div className={styles.head}>
            <p className={styles.name}>{name}</p>
            <p className={styles.since}>{t('member.account', { name: member.data?.name ?? '' })}</p>
          </div>
          <ul className={styles.pages}>
            {myCentreMenu
              .filter(({ to }) => exists(to))
              .map(({ to, label, icon: Icon }) => (
                <li key={to}>
                  <Link to={to} className={styles.entry} onClick={close}>
                    <Icon size={18} />
                    {t(`myCentre.${label}`)}
                  </Link>
                </li>
              ))}
          </ul>
          <button type="button" className={styles.entry} onClick={() => logOut.mutate()}>
            <IconLogOut size={18} />
            {t('nav.logout')}
          </button>
        </div>
      )}
    </div>
  );
}
