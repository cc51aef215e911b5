import { CopyButton } from '@fairway/ui/components/copy/copy-button.tsx';
import { ProgressBar } from '@fairway/ui/components/progress/progress-bar.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useCopyLabels } from '../../../lib/use-copy-labels.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { Fissile } from '../api/use-fissile.ts';
import { clockTime } from '../parts/deadline.tsx';
import { timeLeft } from '../parts/time-left.ts';
import styles from './fissile.module.css';

interface OpenPacketProps {
  fissile: Fissile;
  packet: NonNullable<Fissile['packet']>;
}

/** An opened packet: the friends who qualified, the time that is left, and the link to send. */
export function OpenPacket({ fissile: { need, link, code }, packet }: OpenPacketProps) {
  const { t } = useTranslation('fissile');
  const { state, qualified, closesAt, share } = packet;
  return (
    <>
      <ProgressBar
        label={t('bar')}
        part={qualified / need}
        valueText={`${qualified} / ${need}`}
        tone="gold"
      />
      {state === 'open' && <Left until={closesAt} />}
      {state === 'expired' && <p className={styles.note}>{t('expired')}</p>}
      {state === 'split' && (
        <>
          <p className={styles.split}>{t('split', { amount: displayAmount(share ?? '0.00', 'CNY') })}</p>
          <Link to="/app/activity" search={{ tab: 'welfare' }} className={styles.link}>
            {t('toWelfare')}
          </Link>
        </>
      )}
      {state === 'open' && <Sending code={code} link={link} />}
    </>
  );
}

function Left({ until }: { until: string }) {
  const { t } = useTranslation('fissile');
  const now = useNow(1000);
  const rest = timeLeft(new Date(until).getTime() - now);
  const left = 'clock' in rest ? rest.clock : t('days', rest);
  return (
    <p className={styles.note}>
      {/* Not read out at every second. */}
      <b {...{ role: 'timer' }}>{t('left', { left })}</b>{' '}
      <time dateTime={until}>{t('until', { at: clockTime(until) })}</time>
    </p>
  );
}

function Sending({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation('fissile');
  const copy = useCopyLabels();
  const shown = [
    { name: t('code'), value: code },
    { name: t('link'), value: new URL(link, location.origin).href },
  ];
  return (
    <dl className={styles.sending}>
      {shown.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{value}</span>
            <CopyButton
              bare
              value={value}
              copied={copy.copied}
              failed={copy.failed}
              label={copy.copyOf(name)}
            >
              {copy.copy}
            </CopyButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}
