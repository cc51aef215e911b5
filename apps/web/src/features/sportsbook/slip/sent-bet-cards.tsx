import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { countdown } from '@fairway/ui/time/clock-text.ts';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import { useTopic } from '../../../lib/live/use-topic.ts';
import { useSession } from '../../../lib/session-store.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useBet } from '../api/use-bets.ts';
import { CashOut } from '../cash-out/cash-out.tsx';
import { CashOutReceipts } from '../cash-out/cash-out-receipts.tsx';
import { askAbout, booked, useSentBets, type SentBet } from './sent-bets.ts';
import styles from './slip.module.css';

/** What became of the last bets: waiting, accepted, refused, or still being looked up after a lost answer. */
export function SentBetCards() {
  const sent = useSentBets((state) => state.sent);
  useEffect(() => {
    // Bets that a reload cut off are asked for by their ids; nothing is sent again.
    for (const bet of useSentBets.getState().sent)
      if (bet.state === 'sending' || bet.state === 'asking') void askAbout(bet.operationId);
  }, []);
  return (
    <output className={styles.sent}>
      {sent.map((bet) => (
        <SentBetCard key={bet.operationId} bet={bet} />
      ))}
    </output>
  );
}

const tones = {
  sending: 'info',
  asking: 'warning',
  pending: 'warning',
  accepted: 'ok',
  refused: 'danger',
  neverArrived: 'info',
} as const;

const done = new Set<SentBet['state']>(['accepted', 'refused', 'neverArrived']);

function SentBetCard({ bet }: { bet: SentBet }) {
  const { t } = useTranslation('sportsbook');
  const { change, dismiss } = useSentBets();
  const decided = useBet(bet.state === 'pending' ? bet.betId : undefined).data;
  useEffect(() => {
    if (decided && decided.status !== 'pending') change(bet.operationId, booked(decided));
  }, [bet.operationId, change, decided]);
  const titles = {
    sending: t('slip.placing'),
    asking: t('slip.unanswered'),
    pending: t('slip.pending'),
    accepted: t('slip.accepted'),
    refused: bet.betId ? t('slip.refused') : t('slip.refusedAtOnce'),
    neverArrived: t('slip.unknownArrived'),
  };
  const texts = {
    sending: '',
    asking: t('slip.unansweredText'),
    pending: bet.decidesAt ? t('slip.pendingBy', { time: formatTime(bet.decidesAt, 'exact').slice(-8) }) : '',
    accepted: t('slip.acceptedText', { billNo: bet.billNo ?? '' }),
    refused: bet.text ?? '',
    neverArrived: '',
  };
  return (
    <Notice tone={tones[bet.state]} title={titles[bet.state]}>
      <p>{bet.name}</p>
      <p>{texts[bet.state]}</p>
      {bet.state === 'pending' && bet.decidesAt && <TimeLeft until={bet.decidesAt} />}
      {bet.state === 'accepted' && bet.betId && <OpenBet betId={bet.betId} />}
      <p className={styles.sentActions}>
        {bet.state === 'accepted' && <Link to="/app/myCenter/bets">{t('slip.toBets')}</Link>}
        {done.has(bet.state) && (
          <Button size="s" variant="text" onClick={() => dismiss(bet.operationId)}>
            {t('slip.close')}
          </Button>
        )}
      </p>
    </Notice>
  );
}

/** What the booked bet can be sold back for; nothing once it has ended. */
function OpenBet({ betId }: { betId: string }) {
  const { data: bet, refetch } = useBet(betId);
  const memberId = useSession(({ session }) => session?.memberId);
  useTopic('memberBets', memberId ? { memberId } : undefined, () => void refetch());
  return (
    bet && (
      <>
        <CashOutReceipts bet={bet} />
        {!bet.builder && <CashOut bet={bet} />}
      </>
    )
  );
}

/** The seconds that are left; the time above says the same once to readers, who would hear each of these. */
function TimeLeft({ until }: { until: string }) {
  const now = useNow(1_000);
  return (
    <p className={styles.left} aria-hidden>
      {countdown(until, now)}
    </p>
  );
}
