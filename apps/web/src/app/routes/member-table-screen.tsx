import { SessionLine } from '../../features/games/frame/session-line.tsx';
import { MemberTablePage } from '../../features/tables/table/table-page.tsx';

/** A table between members with the figures of protection that stand over every game. */
export function MemberTableScreen() {
  return <MemberTablePage SessionLine={SessionLine} />;
}
