import { scratchCardState } from '@fairway/contract/promotions/activities.ts';
import { parseSignedMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../../lib/format-amount.ts';
import type { OwnDraw } from '../../api/use-draw.ts';
import { ClaimState } from '../claim-state.tsx';
import styles from './scratch-skin.module.css';

/** What a card says by its amount: above 0 it is claimed here, 0 has nothing, below 0 cannot be claimed (specification section 4). */
export function CardFace({ no, draw }: { no: number; draw: OwnDraw }) {
  const { t } = useTranslation('draws');
  const state = scratchCardState(parseSignedMoney(draw.amount, 'CNY').minor);
  return (
    <div className={styles.under} data-state={state}>
      {state === 'claimable' && (
        <>
          <b>{displayAmount(draw.amount, 'CNY')}</b>
          <ClaimState kind="scratch" no={no} draw={draw} />
        </>
      )}
      {state === 'noneLeft' && (
        <>
          <b>{draw.title}</b>
          <p>{t('card.noneLeft')}</p>
        </>
      )}
      {state === 'faulty' && <p role="alert">{t('card.faulty')}</p>}
    </div>
  );
}
