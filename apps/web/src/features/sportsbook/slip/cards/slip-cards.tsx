import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { useTranslation } from 'react-i18next';
import type { SlipPreview } from '../../api/shapes.ts';
import { BuilderCard } from '../builder/builder-card.tsx';
import type { BuilderBooking } from '../builder/use-builder-booking.ts';
import { legOf } from '../leg-of.ts';
import { ParlayCard } from './parlay-card.tsx';
import { SingleCard } from './single-card.tsx';
import styles from '../slip.module.css';
import { pickKey, useSlip } from '../slip-store.ts';

const policies = ['none', 'higher', 'any'] as const;

/** What is chosen, as singles, as one parlay or as a bet builder, and the price policy. */
export function SlipCards({
  preview,
  builder,
}: {
  preview: SlipPreview | undefined;
  builder: Pick<BuilderBooking, 'isShown' | 'quote'>;
}) {
  const { t } = useTranslation('sportsbook');
  const { picks, tab, policy, setPolicy } = useSlip();
  const parlay = tab === 'parlay' && picks.length > 1;
  return (
    <>
      <div className={styles.cards}>
        {builder.isShown ? (
          <BuilderCard quote={builder.quote} />
        ) : parlay ? (
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
