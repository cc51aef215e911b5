import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconPause, IconPlay } from '../../icons/media.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps {
  slides: readonly { key: string; content: ReactNode }[];
  /** How long a slide is shown, in milliseconds. */
  interval?: number;
  labels: { region: string; pause: string; play: string; slide: (at: number, of: number) => string };
  className?: string | undefined;
}

/**
 * Slides that change by themselves, with a pause button. It holds while the pointer or the focus is inside and never
 * starts with reduced motion. `--controls-left` moves the controls in from the left edge.
 */
export function Carousel({ slides, interval = 6000, labels, className }: CarouselProps) {
  const { shown, go, paused, setPaused, moving, setHeld } = useCarousel(slides.length, interval);
  return (
    // Watches hover and focus only; what is pressed are the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      aria-roledescription="carousel"
      aria-label={labels.region}
      className={clsx(styles.carousel, className)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
    >
      <div className={styles.slides} aria-live={moving ? 'off' : 'polite'}>
        {slides.map((slide, i) => (
          <div
            key={slide.key}
            {...{ role: 'group' }}
            aria-roledescription="slide"
            aria-label={labels.slide(i + 1, slides.length)}
            className={clsx(styles.slide, i === shown && styles.shown)}
            inert={i !== shown}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {slides.map((slide, i) => (
            <button
              key={slide.key}
              type="button"
              className={styles.dot}
              aria-label={labels.slide(i + 1, slides.length)}
              aria-current={i === shown ? 'true' : undefined}
              onClick={() => go(i)}
            >
              <span className={styles.rail}>
                {i === shown && (
                  <span
                    className={clsx(styles.fill, moving && styles.moving)}
                    style={{ animationDuration: `${interval}ms` }}
                  />
                )}
              </span>
            </button>
          ))}
          <button
            type="button"
            className={styles.toggle}
            aria-label={paused ? labels.play : labels.pause}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <IconPlay size={16} /> : <IconPause size={16} />}
          </button>
        </div>
      )}
    </section>
  );
}
