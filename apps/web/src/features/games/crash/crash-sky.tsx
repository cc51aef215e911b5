import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Rocket } from '@fairway/ui/art/object/rocket.tsx';
import { serverClock } from '../../../lib/api.ts';
import { targetText } from '../boards/limbo/limbo-bet.ts';
import { Ground } from '../boards/ground.tsx';
import { prefersStillness } from '../boards/motion.ts';
import { CrashNight } from './crash-night.tsx';
import { drawFlight } from './draw-flight.ts';
import { cashedOutBy, heightOf, type Crash, type CrashBet, type Flight, type Phase } from './flight-phase.ts';
import { resultText } from './spoken.ts';
import styles from './crash.module.css';

export interface CrashSkyProps {
  flight: Flight | null;
  own: Crash['own'];
  phase: Phase;
  now: number;
}

/** The night over which the rocket climbs its curve; where no motion is wanted, the figures alone move on. */
export function CrashSky({ flight, own, phase, now }: CrashSkyProps) {
  const { t } = useTranslation('games');
  const canvas = useRef<HTMLCanvasElement>(null);
  const rocket = useRef<SVGSVGElement>(null);
  const up = phase === 'flying' || phase === 'crashed';
  useEffect(() => {
    if (!flight || !up) return undefined;
    const paint = () => {
      if (canvas.current && rocket.current)
        drawFlight(canvas.current, rocket.current, flight, serverClock.now());
    };
    paint();
    if (flight.point !== null || prefersStillness()) return undefined;
    let frame = requestAnimationFrame(function next() {
      paint();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [flight, up]);
  const height = flight && up ? heightOf(flight, now) : 100;
  return (
    <Ground Scene={CrashNight}>
      <canvas ref={canvas} className={styles.canvas} hidden={!up} aria-hidden />
      <svg
        ref={rocket}
        className={styles.rocket}
        data-still={!up || undefined}
        viewBox="-60 -60 120 120"
        aria-hidden
      >
        <Rocket cx={0} cy={0} scale={1} turn={0} burning={phase === 'flying'} />
      </svg>
      <div className={styles.middle}>
        {up ? (
          <p className={styles.point} data-over={phase === 'crashed'} aria-hidden>
            {targetText(height)}
            <span>×</span>
          </p>
        ) : (
          <p className={styles.count}>
            <Countdown flight={flight} phase={phase} now={now} />
          </p>
        )}
        {phase === 'crashed' && <p className={styles.over}>{t('rocket.over')}</p>}
        {own && up && (
          <p className={styles.own} aria-hidden>
            {ownText(own)}
          </p>
        )}
      </div>
    </Ground>
  );

  function ownText(bet: CrashBet): string {
    if (bet.status !== 'open') return resultText(t, bet);
    const at = cashedOutBy(bet, height);
    if (at !== undefined) return t('rocket.button.cashedOut', { height: targetText(at) });
    return phase === 'flying' ? t('rocket.inFlight') : t('rocket.counting');
  }
}

function Countdown({ flight, phase, now }: { flight: Flight | null; phase: Phase; now: number }) {
  const { t } = useTranslation('games');
  if (!flight || phase === 'none') return t('rocket.preparing');
  if (phase === 'voided') return t('rocket.spoken.voided');
  if (phase === 'waiting') return t('rocket.waiting');
  const until = Date.parse(phase === 'opening' ? flight.opensAt : flight.closesAt);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return t(phase === 'opening' ? 'rocket.opensIn' : 'rocket.closesIn', { seconds });
}
