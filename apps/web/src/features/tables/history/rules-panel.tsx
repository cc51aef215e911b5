import { CopyRows } from '@fairway/ui/components/copy/copy-rows.tsx';
import { bankSeconds, handLinkDays, turnSeconds } from '@fairway/contract/tables/codes.ts';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import type { TableDetails } from '../api/shapes.ts';
import styles from './history.module.css';

/** How the game goes, what the house takes, and what the pack of the present hand was committed to. */
export function RulesPanel({ details: { summary, hand } }: { details: TableDetails }) {
  const { t } = useTranslation('tables');
  const labels = useCopyLabels();
  const { game, rake, currency } = summary;
  const time = { turn: turnSeconds, bank: bankSeconds };
  // A demo hand is of no chain and waits for no public randomness.
  const isDemo = hand?.proof.beacon.chain === '';
  return (
    <div className={styles.panel}>
      {game === 'holdem' ? (
        <>
          <p>{t('rules.game')}</p>
          <p>{t('rules.betting')}</p>
          <p>{t('rules.rake', { percent: rake.percent, most: wholeAmount(rake.most ?? '0', currency) })}</p>
          {!isDemo && <p>{t('rules.time', time)}</p>}
        </>
      ) : (
        <>
          <p>{t(`${game}.rules.game`)}</p>
          <p>{t(`${game}.rules.betting`)}</p>
          <p>{t(`${game}.rules.multiples`)}</p>
          <p>{t(`${game}.rules.rake`, { percent: rake.percent })}</p>
          {!isDemo && <p>{t(`${game}.rules.time`, time)}</p>}
        </>
      )}
      {isDemo && <p>{t('demo.time', time)}</p>}
      <p>{isDemo ? t('demo.fair') : t('rules.proof', { days: handLinkDays })}</p>
      {hand && (
        <CopyRows
          labels={labels}
          rows={[
            { key: 'hand', label: t('proof.number'), value: String(hand.number) },
            ...row('root', t('proof.root'), hand.proof.root),
            ...row('firstLink', t('proof.firstLink'), hand.proof.firstLink),
            ...row('linkIndex', t('proof.linkIndex'), isDemo ? null : String(hand.proof.linkIndex)),
            ...row('round', t('proof.round'), isDemo ? null : String(hand.proof.beacon.round)),
            ...row('randomness', t('proof.randomness'), hand.proof.randomness),
          ]}
        />
      )}
    </div>
  );
}

function row(key: string, label: string, value: string | null) {
  return value === null ? [] : [{ key, label, value, copy: value }];
}
