import type { Bet } from '@fairway/contract/sportsbook/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { refusalText, showRefusal } from '../../../lib/refusals.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { toast } from '../../../lib/toasts.ts';
import { chatForm } from '../api/chat-form.ts';
import styles from './chat.module.css';

interface ShareOrderDialogProps {
  chatRoomNo: string;
  /** The room's match. */
  matchId: string;
  onClose: () => void;
}

/** Own accepted bets of the room's match that are not settled, to be shown without their stake. */
export function ShareOrderDialog({ chatRoomNo, matchId, onClose }: ShareOrderDialogProps) {
  const { t } = useTranslation('chat');
  const bets = useQuery({
    queryKey: ['listBets', { state: 'unsettled' }],
    queryFn: ({ signal }) => api.listBets({ state: 'unsettled' }, { signal }),
    gcTime: 0,
  });
  const share = useMutation({
    mutationFn: (betId: string) => api.pushChatOrder({ form: chatForm(), chatRoomNo, betId }),
    onSuccess: () => {
      toast({ title: t('share.done'), tone: 'ok' });
      onClose();
    },
    onError: (fault) => showRefusal(fault),
  });
  const own = bets.data?.bets.filter((bet) => isOfMatch(bet, matchId));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('share.title')}
      description={t('share.text')}
      closeLabel={t('act.close')}
      size="m"
    >
      {bets.isError && <p role="alert">{refusalText(bets.error)}</p>}
      {own?.length === 0 && <p>{t('share.none')}</p>}
      <ul className={styles.rows}>
        {own?.map(({ id, billNo, legs }) => (
          <li key={id}>
            <span>
              {legs.map(({ place, home, away, odds }) => (
                <b key={place} className={styles.leg}>
                  {textOf(home)} vs {textOf(away)} @ {odds}
                </b>
              ))}
              <span className={styles.quiet}>{billNo}</span>
            </span>
            <Button size="s" disabled={share.isPending} onClick={() => share.mutate(id)}>
              {t('share.send')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function isOfMatch({ status, legs }: Bet, matchId: string): boolean {
  return status === 'accepted' && legs.some(({ fixtureId }) => fixtureId === matchId);
}
