import { formatOdds, parsePrice } from '@fairway/betting';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import { IconTriangleDown, IconTriangleUp } from '@fairway/ui/icons/arrow.tsx';
import { IconLock } from '@fairway/ui/icons/state.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SlipPreview } from '../../api/shapes.ts';
import { useOddsFormat } from '../../odds/odds-format-store.ts';
import { cannotBook } from '../leg-of.ts';
import { marketName, matchName, pickName } from '../pick-name.ts';
import styles from '../slip.module.css';
import { useSlip, type SlipPick } from '../slip-store.ts';

/** One selection: what is backed, at which price, and what has changed since it was chosen. */
export function PickLine({ pick, leg }: { pick: SlipPick; leg: SlipPreview['legs'][number] | undefined }) {
  const { t } = useTranslation('sportsbook');
  const format = useOddsFormat((state) => state.format);
  const remove = useSlip((state) => state.remove);
  const quote = (odds: string) => formatOdds(format, parsePrice(odds));
  const now = leg?.odds ?? pick.odds;
  const moved = leg && (leg.change === 'higher' || leg.change === 'lower') ? leg.change : undefined;
  return (
    <div className={styles.pick}>
      <p className={styles.pickName}>
        <b>{pickName(pick)}</b>
        <span className={styles.price}>{quote(now)}</span>
        <IconButton label={t('slip.remove', { name: pickName(pick) })} onClick={() => remove(pick)}>
          <IconClose size={16} />
        </IconButton>
      </p>
      <p className={styles.small}>
        {marketName(pick.market)} · {matchName(pick)}
        {leg?.score && ` ${leg.score.home}:${leg.score.away}`}
      </p>
      {moved && (
        <output className={clsx(styles.change, moved === 'higher' ? styles.up : styles.down)}>
          {moved === 'higher' ? <IconTriangleUp size={12} /> : <IconTriangleDown size={12} />}
          {t('slip.change', { from: quote(pick.odds), to: quote(now) })}
          <span>{t(moved === 'higher' ? 'slip.better' : 'slip.worse')}</span>
        </output>
      )}
      {leg && cannotBook(leg) && (
        <output className={styles.locked}>
          <IconLock size={16} />
          {t(leg.status === 'suspended' ? 'slip.suspended' : 'slip.gone')}
        </output>
      )}
    </div>
  );
}
