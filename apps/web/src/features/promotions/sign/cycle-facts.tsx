import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { SignGift } from '../api/use-sign-gift.ts';
import styles from './sign.module.css';

/** What the cycle has given, what all seven days add, and the play that a sign-in asks for where it asks for any. */
export function CycleFacts({ gift }: { gift: SignGift }) {
  const { t } = useTranslation('promotions');
  const { cumulativeAmount, fullSignExtraAmount, limitValidFlows, flows } = gift;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('sign.got')}</dt>
        <dd>{displayAmount(cumulativeAmount, 'CNY')}</dd>
      </div>
      <div>
        <dt>{t('sign.full')}</dt>
        <dd>{displayAmount(fullSignExtraAmount, 'CNY')}</dd>
        <dd className={styles.note}>{t('sign.fullNote')}</dd>
      </div>
      {Number(limitValidFlows) > 0 && (
        <div>
          <dt>{t('sign.flows')}</dt>
          <dd>{displayAmount(flows, 'CNY')}</dd>
          <dd className={styles.note}>
            {t('sign.flowsNote', { need: displayAmount(limitValidFlows, 'CNY') })}
          </dd>
        </div>
      )}
    </dl>
  );
}
