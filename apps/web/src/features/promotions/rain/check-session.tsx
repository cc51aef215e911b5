import { Button } from '@fairway/ui/components/button/button.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { readRainProof } from '../api/use-rain.ts';
import styles from './rain.module.css';

/** Computes a session's packets again in this browser, compares the own one, and opens the verifier with it filled in. */
export function CheckSession({ no, session, at }: { no: number; session: string; at: string }) {
  const { t } = useTranslation('rain');
  const [checked, setChecked] = useState<{ question: object; isRight: boolean; hasBeacon: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { agreesWith, rainQuestion } = await import('./check-rain.ts');
      const proof = await readRainProof(no, session);
      const question = rainQuestion(proof);
      if (question) setChecked({ question, isRight: agreesWith(question), hasBeacon: proof.round !== null });
    } catch (fault) {
      showRefusal(fault);
    } finally {
      setBusy(false);
    }
  };
  if (!checked)
    return (
      <Button
        size="s"
        variant="quiet"
        loading={isBusy}
        aria-label={t('former.checkOf', { at })}
        onClick={() => void check()}
      >
        {t('former.check')}
      </Button>
    );
  const hash = questionHash(checked.question);
  return (
    <output className={styles.checked} data-right={checked.isRight}>
      {t(checked.isRight ? 'former.agrees' : 'former.differs')}
      {!checked.hasBeacon && <span className={styles.note}>{t('former.noBeacon')}</span>}
      <Link to="/app/fairness" {...(hash === undefined ? {} : { hash })} className={styles.link}>
        {t('former.verifier')}
      </Link>
    </output>
  );
}
