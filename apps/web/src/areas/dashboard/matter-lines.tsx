import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import styles from './dashboard.module.css';

interface MatterLinesProps {
  readonly rows: readonly { readonly id: number; readonly reference: string; readonly name: string }[];
  readonly empty: string;
}

export function MatterLines({ rows, empty }: MatterLinesProps) {
  if (rows.length === 0) return <p className={styles.none}>{empty}</p>;
  return (
    <ul className={styles.lines}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={styles.day}>{row.reference}</span>
          <Link to={paths.matter.details({ id: row.id })}>{row.name}</Link>
        </li>
      ))}
    </ul>
  );
}
