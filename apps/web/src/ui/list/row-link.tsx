import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { type ListColumn, readColumnValue } from './column';
import styles from './list.module.css';

/** The column that names the row carries its link. */
export const findNamingColumn = <Row,>(columns: readonly ListColumn<Row>[]): string | undefined =>
  (columns.find(({ strong }) => strong) ?? columns.find(({ about }) => about === undefined))?.key;

/** What the row is called, for those who hear it. */
export function nameRow<Row>(columns: readonly ListColumn<Row>[], row: Row): string {
  const column = columns.find(({ key }) => key === findNamingColumn(columns));
  const value = column && readColumnValue(column, row);
  return value === null || value === undefined ? '' : `${value}`;
}

/**
 * A click anywhere on a row that has an address: with the middle button or Ctrl it opens beside, as a link does. On the
 * link itself the browser does that.
 */
export function openByClick(event: MouseEvent, href: string, open: () => void): void {
  const target = event.target as HTMLElement;
  const isBeside = event.button === 1 || event.ctrlKey || event.metaKey;
  if (isBeside && target.closest('a')) return;
  // A tick or a star in the row is for itself.
  if (isBeside && target.closest('button, input')) return;
  if (isBeside) window.open(href, '_blank', 'noopener');
  else if (event.button === 0 && !event.shiftKey) open();
}

interface OpenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  readonly href: string;
  readonly onOpen: () => void;
}

const isAside = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

/** A name that opens what it names, in a line that is no row of a table: beside, as a link does; otherwise here. */
export const OpenLink = ({ href, onOpen, children, ...link }: OpenLinkProps) => (
  <a
    {...link}
    href={href}
    onClick={(event) => {
      if (isAside(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);

/** A plain press is the row's: it opens without loading the page anew. */
export const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    tabIndex={-1}
    className={styles.rowLink}
    onClick={(event) => {
      if (!isAside(event)) event.preventDefault();
    }}
  >
    {children}
  </a>
);
