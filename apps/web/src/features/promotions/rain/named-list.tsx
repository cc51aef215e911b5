import styles from './rain.module.css';

/** Names in a row. */
export function NamedList({
  label,
  entries,
}: {
  label: string;
  entries: readonly { code: string; name: string }[];
}) {
  return (
    <ul className={styles.names} aria-label={label}>
      {entries.map(({ code, name }) => (
        <li key={code}>{name}</li>
      ))}
    </ul>
  );
}
