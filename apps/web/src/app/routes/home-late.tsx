import { HomeFloatWindow } from '../../features/content/float-window/home-float-window.tsx';
import { HomePopups } from '../../features/content/popups/home-popups.tsx';
import { DownloadWidget } from '../../features/downloads/download-widget.tsx';
import { PrefetchHallPictures } from '../../features/live/anchor-game/prefetch-hall-pictures.tsx';
import { Optional } from '../../lib/faults/optional.tsx';

export { HomeNotices } from '../../features/messages/home/home-notices.tsx';

/** What floats over the home page or comes up on it once it is drawn; one file with its notices. */
export function HomeExtras() {
  return (
    <>
      <HomeFloatWindow />
      <HomePopups />
      <PrefetchHallPictures />
      <Optional>
        <DownloadWidget />
      </Optional>
    </>
  );
}
