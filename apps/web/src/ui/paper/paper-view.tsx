import type { PaperOnWire as Paper } from '@boedel/contract/paper/paper.schema';
import { createContext, use } from 'react';
import styles from './paper.module.css';

type PaperViewBlock = Paper['parts'][number]['blocks'][number];
type PaperViewTable = Extract<PaperViewBlock, { kind: 'table' }>;
type PaperViewCell = PaperViewTable['rows'][number]['cells'][number];

export type PaperSource = NonNullable<Exclude<PaperViewCell, string | null>['source']>;
/** What opens the entry behind an amount, where the screen around the paper can. */
const SourceContext = createContext<((source: PaperSource) => void) | undefined>(undefined);

function Shown({ cell }: { cell: PaperViewCell }) {
  const onSource = use(SourceContext);
  if (cell === null || typeof cell === 'string') return cell;
  const { source } = cell;
  return (
    <>
      {source && onSource ? (
        <button type="button" className={styles.source} onClick={() => onSource(source)}>
          {cell.shown}
        </button>
      ) : (
        cell.shown
      )}
      {cell.marked && <sup>†</sup>}
    </>
  );
}

function PaperTable({ about, columns, ruled, rows }: PaperViewTable) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, so it must scroll by keyboard
    <figure className={styles.scroll} tabIndex={0} aria-label={about}>
      <table className={styles.table} data-ruled={ruled || undefined}>
        <caption className={styles.caption}>{about}</caption>
        <thead>
          <tr>
            {columns.map(({ kind, title }, at) => {
              // A column without a title has no heading to be read out.
              const Head = title ? 'th' : 'td';
              // oxlint-disable-next-line react/no-array-index-key -- the head of a printed table
              return <Head key={at} data-kind={kind} {...(title && { scope: 'col', children: title })} />;
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, cells }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- a printed table: its rows have no other name and never move
            <tr key={row} data-row={kind}>
              {columns.map((column, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a printed row
                <td key={index} data-kind={column.kind}>
                  <Shown cell={cells[index] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Runs({ runs }: { runs: Extract<PaperViewBlock, { kind: 'paragraph' }>['text'] }) {
  return runs.map(({ text, dress }, at) => {
    // oxlint-disable react/no-array-index-key -- a printed line: its words never move
    if (dress === 'strong') return <strong key={at}>{text}</strong>;
    if (dress === 'emphasis') return <em key={at}>{text}</em>;
    if (dress === 'missing') return <mark key={at}>{text}</mark>;
    return text;
    // oxlint-enable react/no-array-index-key
  });
}

function Drawn({ block }: { block: PaperViewBlock }) {
  switch (block.kind) {
    case 'heading':
      if (block.level === 1) return <h2>{block.text}</h2>;
      return block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
    case 'paragraph':
      return (
        <p data-align={block.align}>
          <Runs runs={block.text} />
        </p>
      );
    case 'items':
      return (
        <dl className={styles.items}>
          {block.rows.map(({ mark, text }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a printed list
            <div key={at}>
              <dt>{mark}</dt>
              <dd>
                <Runs runs={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'form':
      return (
        <table className={styles.form}>
          <tbody>
            {block.rows.map(({ number, label, value }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a printed form
              <tr key={at}>
                <td>{number}</td>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(({ label, value }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- printed facts: two may be called alike
            <div key={at}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <PaperTable {...block} />;
    case 'signatures':
      return (
        <div className={styles.signatures}>
          <p>{block.at}</p>
          {block.places.map(({ who, about }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two places may be for the same person
            <div key={at}>
              {who}
              <small>{about}</small>
            </div>
          ))}
        </div>
      );
  }
}

/** A document as paper on the screen: white in the dark too, for it is paper. A new page is a new sheet. */
interface PaperViewProps {
  readonly paper: Paper;
  /** Opens the entry behind an amount; without it amounts are only read. */
  readonly onSource?: (source: PaperSource) => void;
}

export function PaperView({ paper, onSource }: PaperViewProps) {
  const sheets: Paper['parts'][number][][] = [];
  for (const part of paper.parts) {
    if (part.newPage || sheets.length === 0) sheets.push([part]);
    else sheets.at(-1)!.push(part);
  }
  return (
    <SourceContext value={onSource}>
      <article className={styles.desk} lang={paper.language} aria-label={paper.title}>
        {sheets.map((parts, sheet) => (
          // oxlint-disable-next-line react/no-array-index-key -- sheets of one paper
          <section key={sheet} className={styles.sheet} aria-label={parts[0]!.title || paper.title}>
            {paper.mark && (
              <span className={styles.mark} aria-hidden data-watermark>
                {paper.mark}
              </span>
            )}
            {sheet === 0 && paper.letterhead && (
              <header className={styles.letterhead}>
                <strong>{paper.letterhead.name}</strong>
                <span>{paper.letterhead.lines.join('  ·  ')}</span>
              </header>
            )}
            {sheet === 0 && paper.titled !== 'within' && <h2>{paper.title}</h2>}
            {parts.map(({ title, blocks }, part) => (
              // oxlint-disable-next-line react/no-array-index-key -- parts of one sheet
              <div key={part}>
                {title && <h3>{title}</h3>}
                {blocks.map((block, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a printed page: its blocks never move
                  <Drawn key={index} block={block} />
                ))}
              </div>
            ))}
          </section>
        ))}
      </article>
    </SourceContext>
  );
}
