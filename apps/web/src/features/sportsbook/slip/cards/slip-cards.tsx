import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { useTranslation } from 'react-i18next';
import type { SlipPreview } from '../../api/shapes.ts';
import { legOf } from '../leg-of.ts';
import { ParlayCard } from './parlay-card.tsx';
import { SingleCard } from './single-card.tsx';
import styles from '../slip.module.css';
import { pickKey, useSlip } from '../slip-store.ts';

const policies = ['none', 'higher', 'any'] as const;

/** What is chosen, as singles or as one parlay, and the price policy. */
export function SlipCards({ preview }: { preview: SlipPreview | undefined }) {
  const { t } = useTranslation('sportsbook');
  const { picks, tab, policy, setPolicy } = useSlip();
  const parlay = tab === 'parlay' && picks.length > 1;
  return (
    <>
      <div className={styles.cards}>
        {parlay ? (
          <ParlayCard picks={picks} preview={preview} />
        ) : (
          picks.map((pick) => <SingleCard key={pickKey(pick)} pick={pick} leg={legOf(preview, pick)} />)
        )}
      </div>
      <div className={styles.policy}>
        <p>{t('slip.policy')}</p>
        <Segmented
          size="s"
          label={t('slip.policy')}
          value={policy}
          onChange={setPolicy}
          options={policies.map((value) => ({ value, label: t(`slip.${value}`) }))}
        />
      </div>
      {preview && preview.delaySeconds > 0 && (
        <p className={styles.small}>{t('slip.delay', { seconds: preview.delaySeconds })}</p>
      )}
    </>
  );
}
