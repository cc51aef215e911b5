import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableShoe } from '../api/shapes.ts';
import { ProofActs } from './proof-acts.tsx';
import { proveShoe } from './prove-shoe.ts';
import { shoeQuestion } from './shoe-question.ts';

/** Shuffles an ended shoe again at a press, and takes it along to the verifier. */
export function ShoeCheck({ shoe }: { shoe: TableShoe }) {
  const { t } = useTranslation('dealer');
  const [isProven, setProven] = useState<boolean>();
  const question = shoeQuestion(shoe);
  if (!question) return <Notice>{t('shoe.notYet')}</Notice>;
  return (
    <>
      {isProven === undefined ? (
        <Button variant="quiet" onClick={() => setProven(proveShoe(question, shoe))}>
          {t('shoe.check')}
        </Button>
      ) : (
        <Notice tone={isProven ? 'ok' : 'danger'} {...{ role: 'status' as const }}>
          {t(isProven ? 'shoe.verified' : 'shoe.mismatch')}
        </Notice>
      )}
      <ProofActs question={question} />
    </>
  );
}
