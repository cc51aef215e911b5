import { Button } from '@fairway/ui/components/button/button.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { readRaffleProof } from '../api/use-raffle.ts';
import styles from './raffle.module.css';

/** Draws the winning numbers again in this browser, finds the own ticket under the root, and opens the verifier with it filled in. */
export function CheckTicket({ no, number }: { no: number; number: number }) {
  const { t } = useTranslation('raffle');
  const [checked, setChecked] = useState<{ question: object; isRight: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { agreesWith, raffleQuestion } = await import('./check-raffle.ts');
      const proof = await readRaffleProof(no, number);
      const question = raffleQuestion(proof);
      if (question) setChecked({ question, isRight: agreesWith(question) });
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
        aria-label={t('own.checkOf', { number })}
        onClick={() => void check()}
      >
        {t('own.check')}
      </Button>
    );
  const hash = questionHash(checked.question);
  return (
    <output className={styles.checked} data-right={checked.isRight}>
      {t(checked.isRight ? 'own.agrees' : 'own.differs')}
      <Link to="/app/fairness" {...(hash === undefined ? {} : { hash })} className={styles.link}>
        {t('own.verifier')}
      </Link>
    </output>
  );
}
