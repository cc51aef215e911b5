import { HomeFloatWindow } from './float-window/home-float-window.tsx';
import { HomePopups } from './popups/home-popups.tsx';

/** Float window and pop-ups of the home page. */
export function HomeExtras() {
  return (
    <>
      <HomeFloatWindow />
      <HomePopups />
    </>
  );
}
