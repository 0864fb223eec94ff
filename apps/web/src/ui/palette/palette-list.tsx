// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the focus and the keys stay in the box one types in, which names the row
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import styles from './palette.module.css';
import type { PaletteRow } from './search-source';

type PaletteListedRow = PaletteRow & { readonly id: string };

export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  readonly rows: readonly PaletteListedRow[];
}

interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PaletteGroup[];
  readonly chosen: string | undefined;
  readonly onDone: () => void;
}

const isOpeningElsewhere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

function RowOf({ row, isChosen, onDone }: { row: PaletteListedRow; isChosen: boolean; onDone: () => void }) {
  const { icon: Icon } = row;
  const words: ReactNode = (
    <>
      {Icon && <Icon size={18} stroke={1.6} aria-hidden />}
      <span>
        <span className={styles.label}>{row.label}</span>
        {row.about && <span className={styles.about}> {row.about}</span>}
      </span>
    </>
  );
  const props = { id: row.id, tabIndex: -1, className: styles.row! };
  const { run } = row;
  if (run)
    return (
      <div
        {...props}
        role="option"
        aria-selected={isChosen}
        onClick={() => {
          onDone();
          run();
        }}
      >
        {words}
      </div>
    );
  return (
    <Link
      {...props}
      role="option"
      aria-selected={isChosen}
      to={row.to}
      search={row.search ?? {}}
      // What opens in another tab leaves the list where it is.
      onClick={(event) => !isOpeningElsewhere(event) && onDone()}
    >
      {words}
    </Link>
  );
}

/** What may be chosen, under its headings. A row that leads somewhere is a link as well: it opens in another tab. */
export const PaletteList = ({ id, label, groups, chosen, onDone }: PaletteListProps) => (
  <div id={id} role="listbox" aria-label={label} className={styles.list}>
    {groups.map((group) => (
      <div key={group.key} role="group" aria-labelledby={`${id}-over-${group.key}`}>
        <div id={`${id}-over-${group.key}`} role="presentation" className={styles.group}>
          {group.label}
        </div>
        {group.rows.map((row) => (
          <RowOf key={row.id} row={row} isChosen={row.id === chosen} onDone={onDone} />
        ))}
      </div>
    ))}
  </div>
);
