import { useMemo } from 'react';
import { detailsOf } from '../api/shapes.ts';
import type { ActsProps } from '../felt/table-props.ts';
import { useOwnAct } from '../panel/use-own-act.ts';
import { WaitLine } from '../panel/wait-line.tsx';
import { BidChoice } from './bid-choice.tsx';
import { HandFan } from './hand-fan.tsx';
import { inOrder } from './play-choice.ts';
import { PlayTurn } from './play-turn.tsx';
import { useChosenCards } from './use-chosen-cards.ts';
import panel from '../panel/seat-panel.module.css';

/** The own hand, the bid or the play of the own turn, or what is waited for. */
export function DoudizhuActs({ details }: ActsProps) {
  const { bar, act, isAsking } = useOwnAct(details);
  const { hand, own } = detailsOf(details, 'doudizhu');
  const played = hand?.seats.find(({ seat }) => seat === own?.seat)?.played;
  const held = useMemo(() => {
    const gone = played?.map(({ card }) => card) ?? [];
    return inOrder((own?.cards ?? []).map(({ card }) => card).filter((card) => !gone.includes(card)));
  }, [own?.cards, played]);
  const { chosen, toggle, choose } = useChosenCards(held);
  const options = own?.options;
  const isShown = held.length > 0 && hand?.state === 'playing';
  return (
    <div ref={bar} className={panel.panel}>
      {isShown && <HandFan cards={held} chosen={chosen} onToggle={toggle} />}
      <div className={panel.bar}>
        {hand && options?.act === 'bid' ? (
          <BidChoice points={options.points} isAsking={isAsking} onAct={act} />
        ) : hand && options?.act === 'play' ? (
          <PlayTurn
            key={`${hand.number}-${hand.acts}`}
            held={held}
            chosen={chosen}
            toBeat={hand.toBeat}
            mayPass={options.mayPass}
            isAsking={isAsking}
            onChoose={choose}
            onAct={act}
          />
        ) : (
          <WaitLine details={details} />
        )}
      </div>
    </div>
  );
}
