import { LostBall } from '@fairway/ui/art/still/lost-ball.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SoloPage } from './solo/solo-page.tsx';

/** An address that is no page: says so and leads home. */
export function NotFoundPage() {
  const { t } = useTranslation('site');
  return (
    <SoloPage
      art={<LostBall />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <Link to="/app/home" className={buttonClass({ variant: 'action' })}>
          {t('toHome')}
        </Link>
      }
      note="404"
    />
  );
}
