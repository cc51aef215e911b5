import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../studio.module.css';

/** Decibels below full scale that count as nothing. */
const floor = -60;
const lookMs = 100;

/** How loud the microphone is, ten times a second. */
export function LevelMeter({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation('anchorStudio');
  const meter = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const percent = percentOf(samples);
      meter.current?.setAttribute('aria-valuenow', String(percent));
      if (bar.current) bar.current.style.width = `${percent}%`;
    }, lookMs);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
    };
  }, [track]);
  return (
    <div className={styles.level}>
      <span aria-hidden>{t('source.level')}</span>
      <div
        ref={meter}
        {...{ role: 'meter' }}
        aria-label={t('source.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className={styles.meter}
      >
        <div ref={bar} />
      </div>
    </div>
  );
}

function percentOf(samples: Float32Array): number {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const decibels = peak === 0 ? floor : 20 * Math.log10(peak);
  return Math.round(Math.max(0, Math.min(1, 1 - decibels / floor)) * 100);
}
