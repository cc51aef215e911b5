import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { formatMoney, parseMoney, subtract } from '@fairway/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useToday } from '../api/use-today.ts';
import { hourlyCost } from './hourly-cost.ts';
import styles from './session-line.module.css';
import type { Session } from './use-play.ts';

export interface SessionLineProps {
  session: Session;
  /** What the next press would stake; undefined where its cost cannot be said. */
  stake: string | undefined;
  /** Of the session's sums and the stake. */
  currency?: WalletCurrency;
  rtp: string;
  paceMilliseconds: number;
  demo: boolean;
}

/** How long, how much and at what cost one plays: always in sight, plain, in no colour of a win or a loss. */
export function SessionLine(props: SessionLineProps) {
  const { session, stake, currency = 'CNY', rtp, paceMilliseconds, demo } = props;
  const { t } = useTranslation('session');
  const now = useNow(1000);
  const [began] = useState(now);
  const today = useToday();
  const isMember = useSession(({ session: login }) => login !== undefined);
  const own = isMember && !demo;
  const elapsed = Math.max(0, now - began);
  const net = formatMoney(
    subtract(parseMoney(session.returned, currency), parseMoney(session.staked, currency)),
  );
  const signed = { sign: 'always' } as const;
  const cost = /[1-9]/.test(stake ?? '0')
    ? hourlyCost([stake ?? '0', currency], rtp, {
        paceMilliseconds,
        rounds: session.rounds,
        elapsedMilliseconds: elapsed,
      })
    : '0.00';
  return (
    <section className={styles.line} aria-label={t('label')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('clock')}</dt>
          <dd>
            <time>{clockText(elapsed)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('rounds')}</dt>
          <dd>{session.rounds}</dd>
        </div>
        <div>
          <dt>{t('net')}</dt>
          <dd>{displayAmount(net, currency, signed)}</dd>
        </div>
        {own && (
          <div>
            <dt>{t('today')}</dt>
            <dd>{today.data ? displayAmount(today.data.net, 'CNY', signed) : '—'}</dd>
          </div>
        )}
        <div>
          <dt>{t('cost')}</dt>
          <dd>{stake === undefined ? '—' : displayAmount(cost, currency)}</dd>
        </div>
        <div>
          <dt>{t('rtp')}</dt>
          <dd>{rtp}%</dd>
        </div>
      </dl>
      {own && (
        <Link className={styles.limits} to="/app/myCenter/protection">
          {t('limits')}
        </Link>
      )}
    </section>
  );
}

function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
