import styles from './art.module.css';

/** A numbered ball; `plain` beside the numbers that decide. */
export function Ball({ text, plain = false }: { text: string; plain?: boolean }) {
  return (
    <span className={styles.ball} data-plain={plain || undefined}>
      {text}
    </span>
  );
}
