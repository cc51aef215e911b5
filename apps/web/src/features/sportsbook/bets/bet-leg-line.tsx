import { formatOdds, parsePrice } from '@fairway/betting';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { BetLeg } from '../api/shapes.ts';
import { useOddsFormat } from '../odds/odds-format-store.ts';
import { marketName, matchName, pickName } from '../slip/pick-name.ts';
import styles from './bet-card.module.css';

const goodEnds = new Set(['win', 'halfWin']);
const badEnds = new Set(['lose', 'halfLose']);

/** One leg: what was backed at which exact price (a builder's has none of its own), the result, and the outcome as text and colour. */
export function BetLegLine({ leg, isPriced }: { leg: BetLeg; isPriced: boolean }) {
  const { t } = useTranslation('sportsbook');
  const format = useOddsFormat((state) => state.format);
  const { outcome, result, scoreAtPlacement } = leg;
  return (
    <li className={styles.leg}>
      <div>
        <p className={styles.pick}>
          <b>{pickName(leg)}</b>
          {isPriced && <span className={styles.odds}>@ {formatOdds(format, parsePrice(leg.odds))}</span>}
          {outcome && (
            <Tag tone={goodEnds.has(outcome) ? 'up' : badEnds.has(outcome) ? 'ok' : 'plain'}>
              {t(`outcome.${outcome}`)}
            </Tag>
          )}
        </p>
        <p className={styles.quiet}>
          {marketName(leg.market)} · {matchName(leg)} · {textOf(leg.competition)}
        </p>
      </div>
      <div className={styles.end}>
        {result?.fullTime && (
          <b>{t(outcome ? 'bets.result' : 'bets.score', { score: scoreText(result.fullTime) })}</b>
        )}
        <p>
          {[
            scoreAtPlacement && t('bets.placementScore', { score: scoreText(scoreAtPlacement) }),
            result?.halfTime && t('bets.halfTime', { score: scoreText(result.halfTime) }),
            leg.voidReason && t(`bets.voidReason.${leg.voidReason}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}

function scoreText({ home, away }: { home: number; away: number }): string {
  return `${home} : ${away}`;
}
