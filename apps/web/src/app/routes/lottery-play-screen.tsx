import { SessionLine } from '../../features/games/frame/session-line.tsx';
import { LotteryPage } from '../../features/lottery/play/lottery-page.tsx';

/** A lottery with the figures of protection that stand over every game. */
export function LotteryPlayScreen() {
  return <LotteryPage SessionLine={SessionLine} />;
}
