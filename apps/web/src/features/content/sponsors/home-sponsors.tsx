import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSponsors } from '../api/use-sponsors.ts';
import { SponsorCards } from './sponsor-cards.tsx';
import styles from './sponsors.module.css';

const shown = 3;

/** The first sponsors on the home page; nothing without one. */
export function HomeSponsors() {
  const { t } = useTranslation('content');
  const sponsors = useSponsors().data?.sponsors ?? [];
  if (sponsors.length === 0) return null;
  return (
    <section aria-labelledby="home-sponsors">
      <SectionHead
        id="home-sponsors"
        title={t('sponsors.title')}
        end={
          <Link to="/app/sponsors" className={styles.more}>
            {t('sponsors.all')}
          </Link>
        }
      />
      <SponsorCards sponsors={sponsors.slice(0, shown)} level={3} />
    </section>
  );
}
