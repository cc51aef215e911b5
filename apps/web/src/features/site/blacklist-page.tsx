import { NothingHere } from '@fairway/ui/art/still/nothing-here.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readBlocked } from '../../lib/navigation/blocked-path.ts';
import { useBlackInfo } from '../members/api/use-status.ts';
import { SoloPage } from './solo/solo-page.tsx';

/**
 * What a promotion's address leads to first: says that promotions have conditions, and goes on to it. A member to whom
 * promotions are closed is not offered to go on.
 */
export function BlacklistPage() {
  const { t } = useTranslation('site');
  const router = useRouter();
  const blocked = readBlocked();
  const { data: info, isFetching } = useBlackInfo();
  const black = info?.black === true;
  const goOn = () => {
    if (!blocked) return;
    router.history.replace(blocked.path + blocked.query, { fromBlackList: true });
  };
  return (
    <SoloPage
      art={<NothingHere />}
      title={t('blacklist.title')}
      text={t(black ? 'blacklist.black' : 'blacklist.text')}
      actions={
        <>
          <Link to="/app/home" className={buttonClass({ variant: 'quiet' })}>
            {t('toHome')}
          </Link>
          {blocked && !black && !isFetching && <Button onClick={goOn}>{t('blacklist.goOn')}</Button>}
        </>
      }
    />
  );
}
