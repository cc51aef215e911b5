import { useEffect, useRef, type PointerEvent } from 'react';
import { ScratchedArea } from './scratched-area.ts';
import styles from './scratch-skin.module.css';

const size = { width: 420, height: 220 };
const brush = 24;
/** So much of the card rubbed off uncovers the rest. */
const enough = 0.5;

/** The silver on a card. The pointer rubs it off; half of it off, the rest goes by itself. */
export function ScratchCover({ onEnd }: { onEnd: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef(new ScratchedArea(size, brush));
  useEffect(() => {
    const paint = canvas.current?.getContext('2d');
    if (!paint) return;
    const silver = paint.createLinearGradient(0, 0, size.width, size.height);
    silver.addColorStop(0, '#aab4c2');
    silver.addColorStop(0.5, '#e4e9ef');
    silver.addColorStop(1, '#97a2b2');
    paint.fillStyle = silver;
    paint.fillRect(0, 0, size.width, size.height);
    paint.globalCompositeOperation = 'destination-out';
  }, []);
  const rub = (event: PointerEvent<HTMLCanvasElement>) => {
    const paint = canvas.current?.getContext('2d');
    if (!paint || event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * size.width;
    const y = ((event.clientY - box.top) / box.height) * size.height;
    paint.beginPath();
    paint.arc(x, y, brush, 0, 2 * Math.PI);
    paint.fill();
    if (area.current.rub(x, y) >= enough) onEnd();
  };
  return (
    <canvas
      ref={canvas}
      {...size}
      className={styles.cover}
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        rub(event);
      }}
      onPointerMove={rub}
    />
  );
}
