import type { WalletBalance } from '@fairway/contract/wallet/schemas.ts';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../../lib/format-amount.ts';
import { fundParts } from '../../texts/fund-parts.ts';
import styles from './funds-bar.module.css';

/** The total as one bar in its parts, with the amounts below; the sentence says the same to readers. */
export function FundsBar({ balance }: { balance: WalletBalance }) {
  const { t } = useTranslation('wallet');
  const parts = fundParts(balance);
  const label = t('myWallet.bar', {
    total: displayAmount(balance.totalFunds, 'CNY'),
    parts: parts
      .map(({ key, amount }) => `${t(`myWallet.parts.${key}`)} ${displayAmount(amount, 'CNY')}`)
      .join('，'),
  });
  return (
    <div>
      <div className={styles.bar} {...{ role: 'img', 'aria-label': label }}>
        {parts.map(
          ({ key, share, colour }) =>
            share > 0 && (
              <span
                key={key}
                className={styles[key]}
                style={{ flex: `${share} 0 4px`, backgroundColor: colour }}
              />
            ),
        )}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ key, amount, colour }) => (
          <li key={key}>
            <span className={styles.name}>
              <span className={styles.key} style={{ background: colour }} />
              {t(`myWallet.parts.${key}`)}
            </span>
            <b className={styles.amount}>{displayAmount(amount, 'CNY')}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
