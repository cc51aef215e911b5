import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { fishOfSea } from '@fairway/fair-games';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Spinner } from '@fairway/ui/components/spinner/spinner.tsx';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { hashing } from '../../../lib/fair-hashing.ts';
import { exactAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import type { PoolDetails } from '../api/shapes.ts';
import { BelowTabs } from '../below/below-tabs.tsx';
import { restingAngle, turned } from '../water/aim.ts';
import { cannonLevel } from '../water/cannon-art.ts';
import type { WaterState } from '../water/flying-shots.ts';
import { Water } from '../water/water.tsx';
import { BuyIn } from './buy-in.tsx';
import { CannonPanel } from './cannon-panel.tsx';
import { SeatedElsewhere } from './seated-elsewhere.tsx';
import { tideText } from './tide-text.ts';
import { spokenShots } from './spoken-shots.ts';
import { useFire, type ShotFigures } from './use-fire.ts';
import styles from './pool-page.module.css';

/** The line of protection over every game. */
export type SessionLineOf = ComponentType<{
  session: ShotFigures;
  stake: string | undefined;
  currency: WalletCurrency;
  rtp: string;
  paceMilliseconds: number;
  demo: boolean;
}>;

/** Three a second. */
const leastMilliseconds = 334;

export interface PoolGameProps {
  details: PoolDetails;
  state: WaterState;
  SessionLine: SessionLineOf;
}

/** Everything to play at a pool: figures of protection, the own seat, the water, rules and proof. */
export function PoolGame({ details, state, SessionLine }: PoolGameProps) {
  const { t } = useTranslation('fishing');
  const { pool, name, open, own, tide, caught, money, rtp } = details;
  const signedIn = useSession(({ session }) => session !== undefined);
  const seat = own?.pool === pool ? own : undefined;
  const currency = seat?.currency ?? 'CNY';
  const sizes = money.find((one) => one.currency === currency)?.cannons ?? [];
  const [chosen, setChosen] = useState<string>();
  const cannon = chosen !== undefined && sizes.includes(chosen) ? chosen : (sizes[0] ?? '0');
  const [aim, setAim] = useState<number>();
  const angle = aim ?? (seat ? restingAngle(seat.place) : 0);
  const { fire, last, figures } = useFire(details, seat, cannon, state);
  const sea = tide?.sea ?? null;
  const fish = useMemo(() => (sea === null ? [] : fishOfSea(hashing, sea)), [sea]);
  useEffect(() => {
    state.turnTo(sea);
  }, [state, sea]);
  useEffect(() => {
    state.learn(caught);
  }, [state, caught]);
  return (
    <>
      <header className={styles.head}>
        <Link to="/app/fishing/$id" params={{ id: '1' }}>
          {t('back')}
        </Link>
        <h1 className={styles.title}>{name}</h1>
        {!open && <Tag tone="warning">{t('closed')}</Tag>}
        <Link to="/app/fairness" className={styles.end}>
          {t('fair')}
        </Link>
      </header>
      <SessionLine
        session={figures}
        stake={cannon}
        currency={currency}
        rtp={rtp}
        paceMilliseconds={leastMilliseconds}
        demo={false}
      />
      <div className={styles.columns}>
        <Card pad="l" className={styles.panel}>
          {seat ? (
            <CannonPanel
              details={details}
              seat={seat}
              cannon={cannon}
              onCannon={setChosen}
              onTurn={(side, steps) => setAim(turned(seat.place, angle, side, steps))}
              onFire={() => fire(angle)}
            />
          ) : own ? (
            <SeatedElsewhere seat={own} />
          ) : signedIn ? (
            <BuyIn details={details} />
          ) : (
            <Link to="/app/login">{t('signIn')}</Link>
          )}
        </Card>
        <div className={styles.stage}>
          <Water
            details={details}
            state={state}
            place={seat?.place}
            angle={angle}
            level={cannonLevel(sizes, cannon)}
            onAim={setAim}
            onFire={fire}
          />
          {tide?.state !== 'open' && (
            <p className={styles.turning}>
              <Spinner size={16} />
              {t(tideText(tide))}
            </p>
          )}
          <p className={styles.last} aria-live="polite">
            {last ? spokenShots(t, last, fish, (text) => exactAmount(text, currency)) : t('shot.none')}
          </p>
        </div>
      </div>
      <BelowTabs details={details} />
    </>
  );
}
