import type { DealerGame } from '@fairway/contract/dealer/codes.ts';
import type { RoadResult } from '@fairway/fair-games';
import { bigRoadCells, newestColumns } from './road-cells.ts';
import { RoadGrid } from './road-grid.tsx';
import { BigMark } from './road-marks.tsx';
import { useRoadSummary } from './use-road-summary.ts';

/** The newest part of a big road, as the hall shows it beside a table. */
export function SmallRoad({ game, results }: { game: DealerGame; results: readonly RoadResult[] }) {
  const summary = useRoadSummary(game, results);
  const columns = 20;
  return (
    <RoadGrid
      label={summary}
      columns={columns}
      cell={17}
      cells={newestColumns(bigRoadCells(results), columns)}
      mark={(cell) => <BigMark {...cell} />}
    />
  );
}
