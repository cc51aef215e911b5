import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ChainNight } from './chain-night.tsx';
import styles from './fairness-page.module.css';

/** The head of the page: a chain of links by night, and the two entrances. */
export function FairnessHero({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation('fairness');
  return (
    <header className={styles.hero}>
      <ChainNight />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p>{lead}</p>
        <div className={styles.acts}>
          <a href="#verifier" className={buttonClass({})}>
            {t('toVerify')}
          </a>
          <Link to="/app/egame/$id" params={{ id: '1' }} className={styles.second}>
            {t('toGames')}
          </Link>
        </div>
      </div>
    </header>
  );
}
