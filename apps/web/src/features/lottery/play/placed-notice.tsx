import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { exactAmount } from '../../../lib/format-amount.ts';
import { roomOf, type usePlaceTickets } from './use-place-tickets.ts';

export interface PlacedNoticeProps {
  asked: Pick<ReturnType<typeof usePlaceTickets>, 'data' | 'error'>;
  /** Stakes on a number only as often as it still takes. */
  onCut: (number: string, most: number) => void;
}

/** How the last press ended: placed, or a number that has no room for what was asked. */
export function PlacedNotice({ asked: { data, error }, onCut }: PlacedNoticeProps) {
  const { t } = useTranslation('lottery');
  const room = roomOf(error);
  return (
    <>
      {room && (
        <Notice
          tone="danger"
          role="alert"
          end={
            room.times > 0 && (
              <Button variant="quiet" size="s" onClick={() => onCut(room.number, room.times)}>
                {t('slip.use', { times: room.times })}
              </Button>
            )
          }
        >
          {room.text}
        </Notice>
      )}
      {data && (
        <Notice tone="ok" {...{ role: 'status' as const }}>
          {t('slip.placed', {
            count: data.tickets.length,
            stake: exactAmount(data.stake, data.tickets[0]?.currency ?? 'CNY'),
            balance: exactAmount(data.balance, data.tickets[0]?.currency ?? 'CNY'),
          })}
        </Notice>
      )}
    </>
  );
}
