import type { Bonus } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { useForfeitBonus } from '../api/use-bonuses.ts';
import { useAct } from '../parts/use-act.ts';

/** Gives up what has not come free, after a look at how much that is and what playing on would be worth. */
export function ForfeitButton({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('bonuses');
  const { t: texts } = useTranslation('promotions');
  const [isOpen, setOpen] = useState(false);
  const forfeit = useForfeitBonus(bonus.rewardId, bonus.held);
  const act = useAct({ done: t('forfeit.done'), read: 'listBonuses' });
  const { worth } = bonus;
  const yuan = (amount: string) => displayAmount(amount, 'CNY');
  // A refusal leaves the window open: it shows the sum as it is by then.
  const press = async () => {
    if (await act.run(forfeit)) setOpen(false);
  };
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {t('forfeit.act')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        closeLabel={texts('modal.close')}
        title={t('forfeit.title')}
        description={t('forfeit.text', { held: yuan(bonus.held), released: yuan(bonus.released) })}
        actions={
          <>
            <Button variant="quiet" wide onClick={() => setOpen(false)}>
              {t('forfeit.cancel')}
            </Button>
            <Button wide loading={act.isBusy} onClick={() => void press()}>
              {t('forfeit.confirm')}
            </Button>
          </>
        }
      >
        {worth && (
          <p>{t('forfeit.worth', { from: yuan(worth.dearest.worth), to: yuan(worth.cheapest.worth) })}</p>
        )}
      </Dialog>
    </>
  );
}
