import type { MyDay } from '@fairway/contract/wallet/schemas.ts';
import { lineKinds } from '@fairway/contract/wallet/lines.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { useTranslation } from 'react-i18next';
import { ExplainedAmount } from '../../../lib/explain/explained-amount.tsx';
import { exactAmount } from '../../../lib/format-amount.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useDictionary } from '../../../lib/use-dictionary.ts';
import { useVenues } from '../api/use-venues.ts';
import { reasonKey } from '../../../lib/explain/reason-key.ts';
import { referenceLabel } from '../reference-label.ts';
import styles from './my-day.module.css';

type Move = MyDay['moves'][number];

/** The moves along a line of time: what it was, from where to where, and all there was after it. */
export function DayMoves({ moves }: { moves: readonly Move[] }) {
  const { t } = useTranslation('wallet');
  const kindLabels = useDictionary('recordKind', lineKinds);
  const placeOf = usePlaceNames();
  return (
    <ol className={styles.moves}>
      {moves.map((move) => {
        const { currency, amount } = move;
        const moved = /[1-9]/.test(amount);
        const reason = t(`reasons.${reasonKey(move.reason)}`);
        const kind = kindLabels.label(move.kind);
        return (
          <li key={move.id} className={styles.move}>
            <time dateTime={move.at} className={styles.time}>
              {formatTime(move.at, 'clock')}
            </time>
            <span
              className={styles.knot}
              data-direction={moved ? (amount.startsWith('-') ? 'out' : 'in') : 'inside'}
            />
            <div className={styles.what}>
              <p>
                <b>{reason}</b>
                {kind !== reason && <Tag>{kind}</Tag>}
              </p>
              <p className={styles.quiet}>
                {move.legs
                  .map((leg) => `${placeOf(leg)} ${exactAmount(leg.amount, currency, { sign: 'always' })}`)
                  .join(' · ')}
                <span className={styles.reference}>{referenceLabel(move.reference)}</span>
              </p>
            </div>
            <p className={styles.amounts}>
              <ExplainedAmount
                name={reason}
                amount={moved ? exactAmount(amount, currency, { sign: 'always' }) : t('day.unchanged')}
                reference={move.reference}
              />
              <span className={styles.quiet}>
                {t('day.totalAfter', { amount: exactAmount(move.totalAfter, currency) })}
              </span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** What the member calls each part of the wallet. */
function usePlaceNames(): (leg: Move['legs'][number]) => string {
  const { t } = useTranslation('wallet');
  const venues = useVenues().data?.venues ?? [];
  return ({ part, channelCode }) => {
    const venue = venues.find((each) => each.channelCode === channelCode)?.name ?? channelCode ?? '';
    return t(`day.parts.${part}`, { venue });
  };
}
