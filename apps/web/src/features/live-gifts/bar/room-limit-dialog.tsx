import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Field } from '@fairway/ui/components/field/field.tsx';
import { Input } from '@fairway/ui/components/field/input.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { refusalText, showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import styles from './gift-bar.module.css';

/** What the giver wants to give at most in this room a day: lower at once, higher when it is set again a day later. */
export function RoomLimitDialog({ chatRoomNo, onClose }: { chatRoomNo: string; onClose: () => void }) {
  const { t } = useTranslation('liveGifts');
  const client = useQueryClient();
  const queryKey = ['getRoomGiftLimit', { chatRoomNo }];
  const limit = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getRoomGiftLimit({ chatRoomNo }, { signal }),
    gcTime: 0,
  });
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const set = useMutation({
    mutationFn: (coins: number | null) => api.setRoomGiftLimit({ chatRoomNo, coins }),
    onSuccess: (now) => {
      client.setQueryData(queryKey, now);
      toast({ title: t('limit.saved'), tone: 'ok' });
    },
    onError: (fault) => showRefusal(fault),
  });
  const save = () => {
    const isRight = /^[1-9]\d{0,6}$/.test(typed) && Number(typed) <= 1_000_000;
    setWrong(!isRight);
    if (isRight) set.mutate(Number(typed));
  };
  const coins = (count: number) => count.toLocaleString('en');
  const { data } = limit;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('limit.title')}
      closeLabel={t('limit.close')}
      size="s"
    >
      <form
        className={styles.limit}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className={styles.quiet}>{t('limit.text')}</p>
        {limit.isError && <p role="alert">{refusalText(limit.error)}</p>}
        {data && (
          <p>{data.coins === null ? t('limit.none') : t('limit.current', { coins: coins(data.coins) })}</p>
        )}
        {data?.wish && (
          <p className={styles.quiet}>
            {t('limit.wish', {
              wish:
                data.wish.coins === null
                  ? t('limit.wishNone')
                  : t('limit.wishCoins', { count: data.wish.coins }),
              time: formatTime(data.wish.readyAt, 'exact'),
            })}
          </p>
        )}
        <Field
          label={t('limit.label')}
          hint={data && t('limit.hint', { given: coins(data.given) })}
          error={wrong ? t('limit.wrong') : undefined}
        >
          <Input
            inputMode="numeric"
            maxLength={7}
            value={typed}
            onChange={(event) => {
              setWrong(false);
              setTyped(event.target.value);
            }}
          />
        </Field>
        <div className={styles.acts}>
          <Button
            variant="quiet"
            size="s"
            disabled={set.isPending || !data || data.coins === null}
            onClick={() => set.mutate(null)}
          >
            {t('limit.drop')}
          </Button>
          <Button type="submit" variant="gold" size="s" loading={set.isPending}>
            {t('limit.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
