import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import type { LotteryChaseSummary } from '@fairway/contract/lottery/chase-schemas.ts';
import type { ChaseState } from '@fairway/contract/lottery/codes.ts';
import { useTranslation } from 'react-i18next';

const tones: Readonly<Record<ChaseState, TagTone>> = {
  running: 'azure',
  finished: 'plain',
  won: 'up',
  cancelled: 'plain',
  stopped: 'plain',
};

/** Where a chase is, and what stopped it where something did. */
export function ChaseStateTag({
  chase: { state, stoppedBy },
}: {
  chase: Pick<LotteryChaseSummary, 'state' | 'stoppedBy'>;
}) {
  const { t } = useTranslation('lottery');
  return (
    <Tag tone={tones[state]}>
      {stoppedBy === null ? t(`chases.states.${state}`) : t(`chases.stops.${stoppedBy}`)}
    </Tag>
  );
}
