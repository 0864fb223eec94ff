import { compareLines } from './line-diff';
import styles from './templates.module.css';

/** Two texts of a template, line by line: what went is struck out, what came is marked. */
export function Diff({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <div className={styles.diff}>
      {compareLines(before, after).map(({ change, text }, at) => {
        const Line = change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span';
        // oxlint-disable-next-line react/no-array-index-key -- lines of two texts side by side
        return <Line key={at}>{text || ' '}</Line>;
      })}
    </div>
  );
}
