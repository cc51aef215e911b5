import { floatLoopDefaultMs } from '@fairway/contract/site/shell.ts';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { useCarousel } from '@fairway/ui/components/carousel/use-carousel.ts';
import { IconClose } from '@fairway/ui/icons/action.tsx';
import { IconSwap } from '@fairway/ui/icons/arrow.tsx';
import { IconPause, IconPlay } from '@fairway/ui/icons/media.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { FloatWindows } from '../api/use-home-content.ts';
import { FloatLink } from './float-link.tsx';
import { useFloatDrag } from './use-float-drag.ts';
import styles from './float-window.module.css';

const size = { width: 104, height: 136 };

/** Pictures that float over the page: they alternate, are dragged or moved by keys, and are closed where the list allows it. */
export function FloatWindow({ shown }: { shown: FloatWindows }) {
  const { t } = useTranslation('content');
  const [isClosed, setClosed] = useState(false);
  const { list, closeable, time } = shown;
  const slides = useCarousel(list.length, time === null ? floatLoopDefaultMs : time * 1000);
  const drag = useFloatDrag(size);
  const item = list[slides.shown];
  if (isClosed || !item) return null;
  return (
    // Moves by pointer and by keys while something inside has the focus; what is pressed are the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      aria-label={t('float.region')}
      aria-roledescription="carousel"
      className={clsx(
        styles.window,
        item.entrance === 'worldCup' && styles.worldCup,
        drag.isFolded && styles.folded,
      )}
      data-entrance={item.entrance}
      style={{ ...drag.place, width: size.width }}
      {...drag.handlers}
      onMouseEnter={() => slides.setHeld(true)}
      onMouseLeave={() => slides.setHeld(false)}
      onFocus={() => slides.setHeld(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && slides.setHeld(false)}
    >
      {drag.isFolded && (
        <span aria-hidden className={styles.tab}>
          {textOf(item.title)}
        </span>
      )}
      {closeable && (
        <IconButton
          label={t('float.close')}
          size="s"
          round
          className={styles.close}
          onClick={() => setClosed(true)}
        >
          <IconClose size={14} />
        </IconButton>
      )}
      <div aria-live={slides.moving ? 'off' : 'polite'}>
        <FloatLink item={item} />
      </div>
      <div className={styles.foot}>
        {list.length > 1 &&
          list.map(({ title }, at) => (
            <button
              key={title.zh}
              type="button"
              className={styles.dot}
              aria-label={t('float.show', { title: textOf(title) })}
              aria-current={at === slides.shown ? 'true' : undefined}
              onClick={() => slides.go(at)}
            />
          ))}
        {list.length > 1 && (
          <IconButton
            label={slides.paused ? t('carousel.play') : t('carousel.pause')}
            size="s"
            onClick={() => slides.setPaused(!slides.paused)}
          >
            {slides.paused ? <IconPlay size={12} /> : <IconPause size={12} />}
          </IconButton>
        )}
        <IconButton label={t('float.move')} size="s" onClick={drag.toNextCorner}>
          <IconSwap size={12} />
        </IconButton>
      </div>
    </section>
  );
}
