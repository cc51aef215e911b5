import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../../lib/format-amount.ts';
import { takesAmount } from '../amount/check-deposit-amount.ts';
import { closedReason } from './closed-reason.ts';
import { groupPayTypes } from './pay-type-groups.ts';
import { payKind } from './pay-kind.ts';
import { tileGroups } from './tile-groups.ts';
import styles from './method-cards.module.css';

export interface MethodCardsProps {
  payTypes: readonly PayTypeCard[];
  chosen: PayTypeCard | undefined;
  /** As typed so far: methods that do not take it show their limits in amber. */
  amount: string;
  onChoose: (payType: PayTypeCard) => void;
}

/** The deposit methods in their groups. A closed one stays in its place and says why. */
export function MethodCards({ payTypes, chosen, amount, onChoose }: MethodCardsProps) {
  const { t } = useTranslation('cashier');
  return (
    <Panel title={t('deposit.methods')} note={t('deposit.methodsNote', { count: payTypes.length })}>
      <fieldset className={styles.groups}>
        <legend className={styles.legend}>{t('deposit.methods')}</legend>
        {tileGroups(groupPayTypes(payTypes)).map(({ group, sixths, cards }) => (
          <fieldset
            key={group}
            aria-label={t(`deposit.groups.${group}`)}
            className={styles.group}
            style={{ gridColumn: `span ${sixths}` }}
          >
            <p className={styles.name} aria-hidden>
              {t(`deposit.groups.${group}`)}
            </p>
            <div
              className={styles.cards}
              style={{ gridTemplateColumns: `repeat(${sixths}, minmax(0, 1fr))` }}
            >
              {cards.map(({ card, sixths: wide }) => (
                <div key={card.payTypeId} className={styles.tile} style={{ gridColumn: `span ${wide}` }}>
                  <MethodCard
                    card={card}
                    checked={card.payTypeId === chosen?.payTypeId}
                    fits={card.currency !== chosen?.currency || takesAmount(card, amount)}
                    onChoose={() => onChoose(card)}
                  />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </fieldset>
    </Panel>
  );
}

function MethodCard(props: {
  card: PayTypeCard;
  checked: boolean;
  /** Whether the typed amount lies within its limits. */
  fits: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('cashier');
  const { t: pay } = useTranslation('pay');
  const { card } = props;
  const closed = closedReason(card.state);
  const range = [
    wholeAmount(card.depositMinAmount, card.currency, { symbol: false }),
    wholeAmount(card.depositMaxAmount, card.currency, { symbol: false }),
  ].join(' – ');
  const limits = card.currency === 'USDT' ? `${range} ₮` : range;
  return (
    <ChoiceCard
      name="payType"
      checked={props.checked}
      onChoose={props.onChoose}
      picture={<PayMark kind={payKind(card.icon)} closed={closed !== undefined} />}
      title={card.typeName}
      note={props.fits ? limits : <span className={styles.misfit}>{t('deposit.outside', { limits })}</span>}
      foot={
        <>
          <span>{t('deposit.arrival', { minutes: card.arrivalMinutes })}</span>
          {/[1-9]/.test(card.depositRate) && (
            <span className={styles.bonus}>{pay('earns', { rate: card.depositRate })}</span>
          )}
        </>
      }
      ribbon={card.recommend ? t('deposit.recommended') : undefined}
      closedReason={closed}
    />
  );
}
