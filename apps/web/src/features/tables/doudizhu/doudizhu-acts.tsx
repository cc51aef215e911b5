import { detailsOf } from '../api/shapes.ts';
import type { ActsProps } from '../felt/table-props.ts';
import { useOwnAct } from '../panel/use-own-act.ts';
import { WaitLine } from '../panel/wait-line.tsx';
import { BidChoice } from './bid-choice.tsx';
import { PlayTurn } from './play-turn.tsx';
import { useChosenCards } from './use-chosen-cards.ts';
import panel from '../panel/seat-panel.module.css';

/** The bid or the play of the own turn, or what is waited for. The own hand lies on the table. */
export function DoudizhuActs({ details }: ActsProps) {
  const { bar, act, isAsking } = useOwnAct(details);
  const { hand, own } = detailsOf(details, 'doudizhu');
  const { held, chosen, choose } = useChosenCards({ hand, own });
  const options = own?.options;
  return (
    <div ref={bar} className={panel.bar}>
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
  );
}
