import { formatOdds, parsePrice } from '@fairway/betting';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../../../lib/site-config.ts';
import type { BetLeg } from '../api/shapes.ts';
import { useOddsFormat } from '../odds/odds-format-store.ts';
import { marketName, matchName, pickName } from '../slip/pick-name.ts';
import styles from './bet-card.module.css';

const goodEnds = new Set(['win', 'halfWin']);
const badEnds = new Set(['lose', 'halfLose']);

/** One leg: what was backed at which exact price, the result, and the outcome as word and colour. */
export function BetLegLine({ leg }: { leg: BetLeg }) {
  const { t } = useTranslation('sportsbook');
  const format = useOddsFormat((state) => state.format);
  const { outcome, result, scoreAtPlacement } = leg;
  return (
    <li className={styles.leg}>
      <p>
        <b>{pickName(leg)}</b>
        <span className={styles.odds}>@ {formatOdds(format, parsePrice(leg.odds))}</span>
        {outcome && (
          <Tag tone={goodEnds.has(outcome) ? 'up' : badEnds.has(outcome) ? 'ok' : 'plain'}>
            {t(`outcome.${outcome}`)}
          </Tag>
        )}
      </p>
      <p className={clsx(styles.quiet)}>
        {marketName(leg.market)} · {matchName(leg)} · {wordsOf(leg.competition)}
      </p>
      <p className={styles.quiet}>
        {scoreAtPlacement &&
          t('bets.placementScore', { score: `${scoreAtPlacement.home}:${scoreAtPlacement.away}` })}{' '}
        {result?.fullTime && t('bets.result', { score: `${result.fullTime.home}:${result.fullTime.away}` })}{' '}
        {result?.halfTime && t('bets.halfTime', { score: `${result.halfTime.home}:${result.halfTime.away}` })}{' '}
        {leg.voidReason && t(`bets.voidReason.${leg.voidReason}`)}
      </p>
    </li>
  );
}
