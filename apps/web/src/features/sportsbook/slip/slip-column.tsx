import { Count } from '@fairway/ui/components/badge/count.tsx';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { IconTrash } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import { SentBetCards } from './sent-bet-cards.tsx';
import { SlipCards } from './cards/slip-cards.tsx';
import { SlipFoot } from './slip-foot.tsx';
import styles from './slip.module.css';
import { useBuilderBooking } from './builder/use-builder-booking.ts';
import { canBuild, useSlip } from './slip-store.ts';
import { useSlipBooking } from './use-slip-booking.ts';

/** The bet slip at the right: what is chosen, what it costs and returns, and what became of the last bets. */
export function SlipColumn() {
  const { t } = useTranslation('sportsbook');
  const { picks, tab, setTab, clear } = useSlip();
  const booking = useSlipBooking();
  const builder = useBuilderBooking();
  return (
    <aside className={styles.slip} aria-labelledby="slip">
      <header className={styles.head}>
        <h2 id="slip">{t('slip.title')}</h2>
        <Count value={picks.length} />
        {picks.length > 0 && (
          <IconButton label={t('slip.clear')} onClick={clear} className={styles.clear}>
            <IconTrash size={20} />
          </IconButton>
        )}
      </header>
      {picks.length > 1 && (
        <Segmented
          label={t('slip.title')}
          value={tab === 'builder' && !builder.isShown ? 'single' : tab}
          onChange={setTab}
          options={[
            { value: 'single', label: t('slip.single') },
            { value: 'parlay', label: `${t('slip.parlay')} ${picks.length}` },
            ...(canBuild(picks) ? [{ value: 'builder' as const, label: t('builder.name') }] : []),
          ]}
        />
      )}
      {picks.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title={t('slip.empty')} text={t('slip.emptyText')} />
        </div>
      ) : (
        <SlipCards preview={booking.preview} builder={builder} />
      )}
      <SentBetCards />
      {picks.length > 0 && <SlipFoot booking={builder.isShown ? builder : booking} />}
    </aside>
  );
}
