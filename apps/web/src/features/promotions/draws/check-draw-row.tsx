import type { InstantKind } from '@fairway/contract/promotions/instant/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { readDrawProof } from '../api/use-draw.ts';
import styles from './draws.module.css';

/** Computes one own draw again in this browser, and opens the verifier with it filled in. */
export function CheckDraw({ kind, no, nonce }: { kind: InstantKind; no: number; nonce: number }) {
  const { t } = useTranslation('draws');
  const [checked, setChecked] = useState<{ question: object; isRight: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { agreesWith, drawQuestion } = await import('./check-draw.ts');
      const question = drawQuestion(await readDrawProof(kind, no, nonce));
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
        aria-label={t('fair.checkOf', { number: nonce + 1 })}
        onClick={() => void check()}
      >
        {t('fair.check')}
      </Button>
    );
  const hash = questionHash(checked.question);
  return (
    <output className={styles.checked} data-right={checked.isRight}>
      {t(checked.isRight ? 'fair.agrees' : 'fair.differs')}
      <Link to="/app/fairness" {...(hash === undefined ? {} : { hash })} className={styles.link}>
        {t('fair.verifier')}
      </Link>
    </output>
  );
}
