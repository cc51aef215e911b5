import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconGift } from '@fairway/ui/icons/money.tsx';
import { IconCalendar } from '@fairway/ui/icons/site.tsx';
import { IconCake } from '@fairway/ui/icons/talk.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { showRefusal } from '../../../lib/refusals.ts';
import { toast } from '../../../lib/toasts.ts';
import { useApplyGift, type OwnGift } from '../api/use-vip-gifts.ts';
import { BadgePicture } from '../badge-picture.tsx';
import styles from './gifts-card.module.css';

const icons = { monthMoney: <IconCalendar size={24} />, birthday: <IconCake size={24} /> };

/** One gift: what it is, when it is due, how much, and its button, which turns with the application. */
export function GiftRow({ gift: own }: { gift: OwnGift }) {
  const { t } = useTranslation('vipGifts');
  const { gift, level, amount, state, from, until } = own;
  const when = amount === '0.00' ? t('when.none') : t(`when.${gift}`, { from, until });
  const note = state === 'applied' || state === 'review' || state === 'closed' ? t(`hint.${state}`) : when;
  return (
    <li data-gift={gift} data-state={state}>
      <span className={styles.icon}>
        {gift === 'upgrade' ? <BadgePicture level={level} size={40} /> : icons[gift]}
      </span>
      <div>
        <b>{t(gift, { level })}</b>
        <span className={styles.note}>{note}</span>
      </div>
      <span className={styles.amount}>
        {amount === '0.00' ? <IconGift size={18} /> : displayAmount(amount, 'CNY')}
      </span>
      <GiftButton own={own} />
    </li>
  );
}

function GiftButton({ own }: { own: OwnGift }) {
  const { t } = useTranslation('vipGifts');
  const { apply, askAgain } = useApplyGift(own);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const { gift } = await apply();
      toast({ title: t(gift.state === 'applied' ? 'taken.applied' : 'taken.paid'), tone: 'ok' });
    } catch (fault) {
      showRefusal(fault);
    } finally {
      await askAgain();
      setBusy(false);
    }
  };
  const { gift, level, state } = own;
  return (
    <Button
      size="s"
      variant={state === 'open' ? 'gold' : 'quiet'}
      disabled={state !== 'open'}
      loading={isBusy}
      aria-label={`${t(gift, { level })} ${t(`button.${state}`)}`}
      onClick={() => void press()}
    >
      {t(`button.${state}`)}
    </Button>
  );
}
