import type { LineValue, WorkedResult, WorkedLine } from '@boedel/domain/law/worked';
import { type Fraction, writeFraction } from '@boedel/domain/money/fraction';
import { Popover, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { translateSection, t, translate } from '../../i18n/t';
import { Amount } from './amount';
import styles from './figures.module.css';

const isFraction = (value: unknown): value is Fraction => typeof value === 'object' && value !== null && 'n' in value;

const translateTitle = ({ title, titleSays }: WorkedResult<unknown>): string => translate(titleSays ?? title);

function Value({ value }: { value: LineValue | undefined }) {
  if (value === undefined) return null;
  if (typeof value === 'number') return <Amount cents={value} />;
  return <>{isFraction(value) ? writeFraction(value) : t(value)}</>;
}

function Line({ line }: { line: WorkedLine }) {
  const [open, setOpen] = useState(false);
  const label = translate(line.says?.label ?? line.label);
  return (
    <>
      <tr>
        <th scope="row">
          {line.from ? (
            <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? '▾' : '▸'} {label}
            </button>
          ) : (
            label
          )}
          {line.section && <span className={styles.source}> {translateSection(line.section)}</span>}
          {line.note && <div className={styles.source}>{translate(line.says?.note ?? line.note)}</div>}
        </th>
        <td data-words={typeof line.value === 'string' || undefined}>
          {line.says?.value ? translate(line.says.value) : <Value value={line.value} />}
        </td>
      </tr>
      {line.from && open && (
        <tr>
          <td colSpan={2} style={{ paddingLeft: 0 }}>
            <div className={styles.nested}>
              <Working worked={line.from} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** The lines of a worked result, as a small account; a line that was itself worked out unfolds. */
export function Working({ worked }: { worked: WorkedResult<unknown> }) {
  const { value } = worked;
  const result = typeof value === 'number' || typeof value === 'string' || isFraction(value) ? value : undefined;
  return (
    <table className={styles.lines}>
      <tbody>
        {worked.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity and never move
          <Line key={index} line={line} />
        ))}
      </tbody>
      {result !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{translateTitle(worked)}</th>
            <td>
              <Value value={result as LineValue} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

export interface WorkedResultProps {
  readonly worked: WorkedResult<unknown>;
  /** What is clicked; the figure itself when left out. */
  readonly children?: ReactNode;
  /** An action below the lines, such as agreeing to a lower fee. */
  readonly action?: ReactNode;
}

/** A figure that explains itself: opens "How is this worked out?". */
export function WorkedOut({ worked, children, action }: WorkedResultProps) {
  return (
    <Popover width={380} position="bottom-end" shadow="md" withArrow trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.opener}>
          {children ?? (
            <>
              <VisuallyHidden>{translateTitle(worked)}: </VisuallyHidden>
              <Value value={worked.value as LineValue} />
            </>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <strong>{t('How is this worked out?')}</strong>
        <div className={styles.source} style={{ marginBottom: 6 }}>
          {translateTitle(worked)} · {translateSection(worked.section)}
        </div>
        <Working worked={worked} />
        {action && <div style={{ marginTop: 8 }}>{action}</div>}
      </Popover.Dropdown>
    </Popover>
  );
}
