import { useEffect } from 'react';
import { hallPictures } from './pictures/pictures.ts';

/** Fetches the pictures of the anchors' hall while the home page is idle, so that the hall opens with them (specification section 2). */
export function PrefetchHallPictures() {
  useEffect(() => {
    for (const address of Object.values(hallPictures)) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'image';
      link.href = address;
      document.head.append(link);
    }
  }, []);
  return null;
}
