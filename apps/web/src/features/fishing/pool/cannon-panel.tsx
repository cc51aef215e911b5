import { Button } from '@fairway/ui/components/button/button.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { exactAmount, wholeAmount } from '../../../lib/format-amount.ts';
import type { OwnSeat, PoolDetails } from '../api/shapes.ts';
import { useLeavePool } from '../api/use-seat.ts';
import { BuyIn } from './buy-in.tsx';
import { tideText } from './tide-text.ts';
import styles from './pool-page.module.css';

export interface CannonPanelProps {
  details: PoolDetails;
  seat: OwnSeat;
  cannon: string;
  onCannon: (cannon: string) => void;
  onTurn: (side: -1 | 1, steps: number) => void;
  onFire: () => void;
}

const fine = 16;
const coarse = 64;

/** The own seat: what it holds, the size of the shots, and everything that a pointer does by keys and buttons. */
export function CannonPanel({ details, seat, cannon, onCannon, onTurn, onFire }: CannonPanelProps) {
  const { t } = useTranslation('fishing');
  const leaving = useLeavePool();
  const { currency, balance, place } = seat;
  const sizes = details.money.find((one) => one.currency === currency)?.cannons ?? [];
  const isOpen = details.tide?.state === 'open';
  const keys = (event: KeyboardEvent) => {
    // A key that is held fires once.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onTurn(event.key === 'ArrowLeft' ? -1 : 1, event.shiftKey ? coarse : fine);
  };
  return (
    <>
      <dl className={styles.seat}>
        <div>
          <dt>{t('seat.place')}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{t('seat.balance')}</dt>
          <dd data-testid="seat-balance">{exactAmount(balance, currency)}</dd>
        </div>
      </dl>
      <QuickPick
        label={t('seat.cannon')}
        value={cannon}
        picks={sizes.map((size) => ({ value: size, label: wholeAmount(size, currency) }))}
        onPick={onCannon}
        size="s"
        tone="gold"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons in it */}
      <div className={styles.acts} onKeyDown={keys}>
        <Button variant="quiet" aria-label={t('seat.left')} onClick={() => onTurn(-1, fine)}>
          ←
        </Button>
        <Button onClick={onFire} disabledReason={isOpen ? undefined : t(tideText(details.tide))}>
          {t('seat.fire')}
        </Button>
        <Button variant="quiet" aria-label={t('seat.right')} onClick={() => onTurn(1, fine)}>
          →
        </Button>
      </div>
      <p className={styles.quiet}>{t('seat.keys')}</p>
      <BuyIn details={details} more={currency} />
      <Button variant="quiet" loading={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('seat.leave')}
      </Button>
    </>
  );
}
