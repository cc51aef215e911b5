import { activityResults, applyModalType } from '@fairway/contract/promotions/activities.ts';
import { giftCategories } from '@fairway/contract/promotions/gifts.ts';
import type { Gift } from '@fairway/contract/promotions/gift/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../../lib/refusals.ts';
import { useAskRewardsAgain } from '../api/use-apply.ts';
import { useExchange, useGiftRecords, type GiftSource } from '../api/use-gifts.ts';
import { resultOfFault } from '../apply/apply-state.ts';
import { showDuplicate } from '../parts/act-refusal.ts';
import { GiftDrawing } from './gift-drawing.tsx';
import { isWhole, noReceiver, ReceiverFields } from './receiver-fields.tsx';
import styles from './gift.module.css';

interface ExchangeDialogProps {
  source: GiftSource;
  no: number;
  gift: Gift;
  /** What it costs, as text. */
  price: string;
  onClose: () => void;
}

/** Confirms an exchange, for goods with the address they go to; the windows follow the table of applications (section 4). */
export function ExchangeDialog({ source, no, gift, price, onClose }: ExchangeDialogProps) {
  const { t } = useTranslation('gifts');
  const { validate, exchange, renew } = useExchange(source, { no, giftId: gift.id });
  const known = useGiftRecords().data?.receiver;
  const askAgain = useAskRewardsAgain();
  const [typed, setTyped] = useState(known ?? undefined);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ modal: 1 | 2 | 3; text?: string }>({ modal: 1 });
  const isGoods = gift.category === giftCategories.codes.real;
  const receiver = typed ?? known ?? noReceiver;

  const confirm = async () => {
    setChecked(true);
    if (isGoods && !isWhole(receiver)) return;
    const choice = { no, giftId: gift.id, ...(isGoods ? { receiver } : {}) };
    setBusy(true);
    try {
      await validate(choice);
      const { status } = await exchange(choice);
      setShown({ modal: applyModalType(2, status) });
    } catch (fault) {
      if (showDuplicate(fault)) return;
      const result = resultOfFault(fault);
      const isRepeat = result === activityResults.codes.repeated;
      setShown({ modal: isRepeat ? 2 : 1, text: refusalText(fault) });
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    onClose();
    if (shown.modal !== 1) void askAgain();
  };
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) close();
    },
    closeLabel: t('dialog.close'),
  };
  if (shown.modal !== 1)
    return (
      <Dialog
        {...frame}
        title={t(shown.modal === 3 ? 'dialog.done' : 'dialog.refused')}
        description={shown.text ?? t(isGoods ? 'dialog.doneGoods' : 'dialog.doneNow')}
        actions={
          <Button wide onClick={close}>
            {t('dialog.ok')}
          </Button>
        }
      />
    );
  return (
    <Dialog
      {...frame}
      size={isGoods ? 'm' : 's'}
      maskClosable={!isGoods}
      title={t('dialog.title', { name: gift.giftName })}
      description={t(isGoods ? 'dialog.goods' : 'dialog.now', { price })}
      actions={
        <>
          <Button variant="quiet" wide onClick={close}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="gold" wide loading={isBusy} onClick={() => void confirm()}>
            {t('dialog.confirm')}
          </Button>
        </>
      }
    >
      {shown.text !== undefined && (
        <Notice tone="danger" role="alert">
          {shown.text}
        </Notice>
      )}
      {isGoods ? (
        <ReceiverFields
          value={receiver}
          isChecked={isChecked}
          onChange={(next) => {
            setTyped(next);
            renew();
          }}
        />
      ) : (
        <span className={styles.dialogPicture}>
          <GiftDrawing name={gift.imgUrls[0]} />
        </span>
      )}
    </Dialog>
  );
}
