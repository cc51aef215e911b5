import type { ChanceRange, WorthRange } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { enumLabel } from '../parts/enum-label.ts';
import styles from './bonuses.module.css';

const cases = ['cheapest', 'usual', 'dearest'] as const;

/** What a bonus is worth where playing for it costs least, where the member plays most, and where it costs most. */
export function WorthRows({ worth, chance = null }: { worth: WorthRange; chance?: ChanceRange | null }) {
  const { t } = useTranslation('bonuses');
  const isNegative = worth.dearest.worth.startsWith('-');
  return (
    <div className={styles.worth}>
      <dl className={styles.rows}>
        {cases.map((each) => {
          const { category, play, margin, worth: sum } = worth[each];
          const name = enumLabel(venueCategories, venueCategories.codes[category]);
          return (
            <div key={each} data-negative={sum.startsWith('-') || undefined}>
              <dt>
                {t(`worth.${each}`)}
                <span className={styles.note}>
                  {t('worth.row', { category: name, play: displayAmount(play, 'CNY'), margin })}
                </span>
                {chance && (
                  <span className={styles.note}>
                    {chance[each] === null
                      ? t('worth.chanceUnknown')
                      : t('worth.chance', { percent: chance[each] })}
                  </span>
                )}
              </dt>
              <dd>{displayAmount(sum, 'CNY')}</dd>
            </div>
          );
        })}
      </dl>
      {isNegative && <p className={styles.warning}>{t('worth.negative')}</p>}
      <p className={styles.note}>{t('worth.lead')}</p>
      {chance && (
        <p className={styles.note}>
          {t('worth.chanceLead', {
            funds: displayAmount(chance.funds, 'CNY'),
            stake: displayAmount(chance.stake, 'CNY'),
          })}
        </p>
      )}
    </div>
  );
}
