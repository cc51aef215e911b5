import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { CoinStack } from '@fairway/ui/art/object/coin-stack.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import type { RewardState } from './apply-state.ts';
import styles from './apply.module.css';

/** What came of a sign-in or a claim: the reward, the special one (type 4), or why nothing came (specification section 4). */
export function RewardDialog({ state, onClose }: { state: RewardState | undefined; onClose: () => void }) {
  const { t } = useTranslation('promotions');
  if (!state) return null;
  const { modal, amount, text } = state;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t(`result.${modal}`)}
      description={amount === undefined ? text : t('result.amount', { amount: displayAmount(amount, 'CNY') })}
      closeLabel={t('modal.close')}
      actions={
        <Button wide onClick={onClose}>
          {t('modal.ok')}
        </Button>
      }
    >
      {modal !== 'failure' && (
        <div className={styles.won}>
          <CoinStack count={modal === 'special' ? 6 : 3} />
          {text !== undefined && <p>{text}</p>}
        </div>
      )}
    </Dialog>
  );
}
