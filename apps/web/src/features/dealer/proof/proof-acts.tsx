import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { questionHash } from '../../../lib/navigation/question-link.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import styles from '../below/below.module.css';

/** Takes a deal or a shoe along: as text for `npm run verify`, or straight into the verifier of the fairness page. */
export function ProofActs({ question }: { question: object }) {
  const { t } = useTranslation('dealer');
  const labels = useCopyLabels();
  const hash = questionHash(question);
  return (
    <div className={styles.acts}>
      <CopyButton
        value={JSON.stringify(question, undefined, 2)}
        copied={() => t('shoe.copied')}
        failed={labels.failed}
      >
        {t('shoe.copyProof')}
      </CopyButton>
      <Link
        to="/app/fairness"
        {...(hash === undefined ? {} : { hash })}
        className={buttonClass({ variant: 'quiet', size: 's' })}
      >
        {t('shoe.openVerifier')}
      </Link>
    </div>
  );
}
