import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { PlayingCard } from '../../../lib/cards/playing-card.tsx';
import { cardText } from '../felt/card-text.ts';
import { inOrder } from './play-choice.ts';
import styles from './doudizhu.module.css';

/** Cards over each other, the highest first, each said by its name after what they are. */
export function FlatCards({ cards, label }: { cards: readonly string[]; label: string }) {
  const { t } = useTranslation('tables');
  const shown = inOrder(cards);
  return (
    <span className={styles.flat}>
      <VisuallyHidden>{`${label} ${shown.map((card) => cardText(t, card)).join('、')}`}</VisuallyHidden>
      {shown.map((card) => (
        <span key={card} className={styles.card}>
          <PlayingCard name={card} />
        </span>
      ))}
    </span>
  );
}
