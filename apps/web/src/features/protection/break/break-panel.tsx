import type { PlayProtection } from '@fairway/contract/risk/protection-schemas.ts';
import { exclusionMonths, timeOutHours } from '@fairway/contract/risk/play-limits.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { BreakDialog, type AskedBreak } from './break-dialog.tsx';
import styles from './break.module.css';

/** A break from deposits and bets: some days, or an exclusion for months or for good. Both begin at once. */
export function BreakPanel({ pause }: { pause: PlayProtection['pause'] }) {
  const { t } = useTranslation('protection');
  const [hours, setHours] = useState<(typeof timeOutHours)[number]>(24);
  const [months, setMonths] = useState<(typeof exclusionMonths)[number]>(6);
  const [asked, setAsked] = useState<AskedBreak>();
  return (
    <Panel pad="l" title={t('break.title')} note={t('break.note')}>
      {pause && (
        <Notice tone="warning" className={styles.running} title={t(`break.running.${pause.kind}`)}>
          {pause.endsAt === null
            ? t('break.forGood')
            : t('break.until', { time: formatTime(pause.endsAt, 'exact') })}
        </Notice>
      )}
      <div className={styles.choices}>
        <section className={styles.choice} aria-label={t('break.timeOut')}>
          <h3 className={styles.name}>{t('break.timeOut')}</h3>
          <p className={styles.quiet}>{t('break.timeOutNote')}</p>
          <QuickPick
            size="s"
            label={t('break.timeOutLong')}
            value={String(hours)}
            picks={timeOutHours.map((value) => ({ value: String(value), label: t(`break.hours.${value}`) }))}
            onPick={(picked) => setHours(timeOutHours.find((value) => String(value) === picked) ?? 24)}
          />
          <div>
            <Button variant="quiet" onClick={() => setAsked({ kind: 'timeOut', hours })}>
              {t('break.startTimeOut')}
            </Button>
          </div>
        </section>
        <section className={styles.choice} aria-label={t('break.exclusion')}>
          <h3 className={styles.name}>{t('break.exclusion')}</h3>
          <p className={styles.quiet}>{t('break.exclusionNote')}</p>
          <QuickPick
            size="s"
            label={t('break.exclusionLong')}
            value={String(months)}
            picks={exclusionMonths.map((value) => ({
              value: String(value),
              label: t(`break.months.${value}`),
            }))}
            onPick={(picked) => setMonths(exclusionMonths.find((value) => String(value) === picked) ?? 6)}
          />
          <div>
            <Button variant="quiet" onClick={() => setAsked({ kind: 'exclusion', months })}>
              {t('break.startExclusion')}
            </Button>
          </div>
        </section>
      </div>
      <BreakDialog asked={asked} onClose={() => setAsked(undefined)} />
    </Panel>
  );
}
