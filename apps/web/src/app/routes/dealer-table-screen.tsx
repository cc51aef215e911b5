import { TablePage } from '../../features/dealer/table/table-page.tsx';
import { SessionLine } from '../../features/games/frame/session-line.tsx';

/** A live table with the figures of protection that stand over every game. */
export function DealerTableScreen() {
  return <TablePage SessionLine={SessionLine} />;
}
