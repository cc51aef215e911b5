import styles from './art.module.css';

/** The colours that players know the ten runners by, each with the text that can be read on it. */
const colours: readonly (readonly [ground: string, text: string])[] = [
  ['#f2dc1d', '#241d00'],
  ['#0077c2', '#ffffff'],
  ['#4b4b4b', '#ffffff'],
  ['#ff8a1f', '#2a1200'],
  ['#2fdfe3', '#00292a'],
  ['#5234ff', '#ffffff'],
  ['#c9c9c9', '#1d1d1d'],
  ['#d8230a', '#ffffff'],
  ['#780b00', '#ffffff'],
  ['#0a7f06', '#ffffff'],
];

/** A runner of the race by number, in its colour. */
export function Runner({ number }: { number: number }) {
  const [ground, text] = colours[number - 1] ?? ['#4b4b4b', '#ffffff'];
  return (
    <span className={styles.runner} style={{ backgroundColor: ground, color: text }}>
      {number}
    </span>
  );
}
