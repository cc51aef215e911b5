import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { cardText } from '../felt/card-text.ts';
import { PlayingCard } from '../../../lib/cards/playing-card.tsx';
import styles from './niuniu.module.css';

export interface BullCardsProps {
  /** As the rules name them; undefined lies face down. */
  cards: readonly (string | undefined)[];
  /** Places of the three that make ten, twenty or thirty; they lie together, before the other two. */
  three: readonly number[];
  isOwn: boolean;
}

/** Five cards of a seat, three and two where they are a bull. */
export function BullCards({ cards, three, isOwn }: BullCardsProps) {
  const { t } = useTranslation('tables');
  const places = cards.map((_, place) => place);
  const rest = places.filter((place) => !three.includes(place));
  const groups = three.length > 0 ? [three, rest] : [places];
  const open = cards.filter((card) => card !== undefined);
  return (
    <div className={styles.bull} data-own={isOwn || undefined}>
      <VisuallyHidden>
        {open.length > 0 ? `${t('seat.cards')} ${groups.map((group) => labels(group)).join(' + ')}` : ''}
      </VisuallyHidden>
      {groups.map((group, index) => (
        <span key={group.join('')} className={styles.group} data-three={index === 0 && groups.length > 1}>
          {group.map((place) => (
            <span key={`${place}${cards[place] ?? ''}`} className={styles.card}>
              <PlayingCard name={cards[place]} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );

  function labels(group: readonly number[]): string {
    return group
      .flatMap((place) => cards[place] ?? [])
      .map((card) => cardText(t, card))
      .join('、');
  }
}
