import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether a place has come near the window, once and for good: pictures further down are not fetched before. */
export function useNear<E extends HTMLElement>(): { place: RefObject<E | null>; near: boolean } {
  const place = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '160px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  return { place, near };
}
