import { useTranslation } from 'react-i18next';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { BeaconPanel } from './beacon-panel.tsx';
import { FairnessHero } from './fairness-hero.tsx';
import { GamesTable } from './games-table.tsx';
import { LotteriesTable } from './lotteries-table.tsx';
import { Promises } from './promises.tsx';
import { readQuestionHash } from '../../../lib/navigation/question-link.ts';
import { VerifierPanel } from './verifier/verifier-panel.tsx';
import styles from './fairness-page.module.css';

/** What is promised of every result, the figures of every game, and the verifier that computes a result again. */
export function FairnessPage() {
  const { t } = useTranslation('fairness');
  const hash = useLocation({ select: (location) => location.hash });
  /** What is put into the verifier from elsewhere; its number makes each time another one. */
  const [given, setGiven] = useState(() => ({ number: 0, text: readQuestionHash(hash) }));
  const give = (question: unknown) => {
    setGiven(({ number }) => ({ number: number + 1, text: JSON.stringify(question, undefined, 2) }));
    document.querySelector('#verifier')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.page}>
      <FairnessHero title={t('title')} lead={t('lead')} />
      <Promises />
      <div id="verifier" className={styles.anchor}>
        <VerifierPanel key={given.number} given={given.text} />
      </div>
      <GamesTable />
      <LotteriesTable />
      <BeaconPanel onCheck={give} />
    </div>
  );
}
