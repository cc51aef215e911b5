import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useProtection } from '../api/use-protection.ts';
import { isDue, readMark, writeMark } from './check-time.ts';
import styles from './reality-check.module.css';

/** Asks a signed-in member every so many minutes to look at time and figures. Goes away by an answer alone. */
export function RealityCheck() {
  const token = useSession(({ session }) => session?.token) ?? '';
  const now = useNow(30_000);
  const [mark, setMark] = useState(() => readMark(token.slice(-8), now));
  const { data, refetch } = useProtection();
  const askAgain = useCallback(() => void refetch(), [refetch]);
  if (!data || !isDue(mark, data.realityMinutes, now)) return null;
  return (
    <RealityDialog
      key={mark.checkedAt}
      minutes={Math.floor((now - mark.since) / 60_000)}
      today={data.today}
      onShown={askAgain}
      onDone={() => setMark(writeMark({ ...mark, checkedAt: now }))}
    />
  );
}

interface RealityDialogProps {
  minutes: number;
  today: { staked: string; net: string };
  onShown: () => void;
  onDone: () => void;
}

function RealityDialog({ minutes, today, onShown, onDone }: RealityDialogProps) {
  const { t } = useTranslation('protection');
  useEffect(onShown, [onShown]);
  const facts = [
    { words: 'played', value: t('reality.minutes', { count: minutes }) },
    { words: 'staked', value: displayAmount(today.staked, 'CNY') },
    { words: 'net', value: displayAmount(today.net, 'CNY', { sign: 'always' }) },
  ] as const;
  return (
    <Dialog
      open
      // Neither Escape nor a press beside it is an answer.
      onOpenChange={() => undefined}
      maskClosable={false}
      title={t('reality.due')}
      description={t('reality.dueText')}
      actions={
        <>
          <Link to="/app/myCenter/protection" className={buttonClass({ variant: 'quiet' })} onClick={onDone}>
            {t('reality.rest')}
          </Link>
          <Button variant="action" onClick={onDone}>
            {t('reality.goOn')}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ words, value }) => (
          <div key={words}>
            <dt>{t(`reality.${words}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
