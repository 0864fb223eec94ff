import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Editor, JSONContent } from '@tiptap/core';
import { t } from '../../../i18n/t';
import { type EnclosingPiece, setPieceAttrs } from './around';
import { parseColumn, formatColumn, type EditedColumn } from './columns';
import styles from './editor.module.css';
import { Chosen, Typed } from './inputs';

const kinds = ['words', 'number', 'voucher', 'amount'] as const;
const listKindLabels = (): Readonly<Record<EditedColumn['kind'], string>> => ({
  words: t('words'),
  number: t('row number'),
  voucher: t('voucher'),
  amount: t('amount'),
});

const emptyCell: JSONContent = { type: 'cell' };

/** Puts another table in place of the one at hand: its columns and the cells of each row change together. */
function replaceTable(editor: Editor, { at }: EnclosingPiece, change: (table: JSONContent) => JSONContent): void {
  editor
    .chain()
    .command(({ tr, state }) => {
      const node = tr.doc.nodeAt(at);
      if (!node) return false;
      tr.replaceWith(at, at + node.nodeSize, state.schema.nodeFromJSON(change(node.toJSON() as JSONContent)));
      return true;
    })
    .setTextSelection(at + 3)
    .run();
}

const setCells = (table: JSONContent, columns: readonly string[], cells: (row: JSONContent[]) => JSONContent[]) => ({
  ...table,
  attrs: { ...table.attrs, columns: [...columns] },
  content: (table.content ?? []).map((row) => ({ ...row, content: cells(row.content ?? []) })),
});

/** The columns of a table: what stands above each and what it holds. */
export function ColumnsPart({ editor, grid }: { editor: Editor; grid: EnclosingPiece }) {
  const columns = grid.attrs['columns'] as readonly string[];
  const changeColumn = (at: number, next: EditedColumn): void => {
    setPieceAttrs(editor, grid, { columns: columns.with(at, formatColumn(next)) });
  };
  return (
    <fieldset className={styles.part}>
      <legend>{t('Table columns')}</legend>
      <div className={styles.columns}>
        {columns.map((text, at) => {
          const column = parseColumn(text);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- columns are told apart by their place
            <div key={at} className={styles.test}>
              <Typed
                isBare
                label={t('Heading of column {number}', { number: at + 1 })}
                value={column.title}
                onChange={(title) => changeColumn(at, { ...column, title: title.replaceAll('|', '') })}
              />
              <Chosen
                isBare
                label={t('Content of column {number}', { number: at + 1 })}
                data={kinds.map((value) => ({ value, label: listKindLabels()[value] }))}
                value={column.kind}
                onChange={(kind) => changeColumn(at, { ...column, kind })}
              />
              {columns.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('Remove column {number}', { number: at + 1 })}
                  onClick={() =>
                    replaceTable(editor, grid, (table) =>
                      setCells(table, columns.toSpliced(at, 1), (row) => row.toSpliced(at, 1)),
                    )
                  }
                >
                  <IconX size={15} aria-hidden />
                </ActionIcon>
              )}
            </div>
          );
        })}
      </div>
      <div className={styles.acts}>
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() =>
            replaceTable(editor, grid, (table) =>
              setCells(table, [...columns, t('Heading')], (row) => [...row, emptyCell]),
            )
          }
        >
          {t('One more column')}
        </Button>
      </div>
    </fieldset>
  );
}

const listRowKinds = () => [
  { value: 'line', label: t('a line') },
  { value: 'group', label: t('a heading') },
  { value: 'subtotal', label: t('a subtotal') },
  { value: 'total', label: t('a total') },
  { value: 'note', label: t('a note') },
];

interface TableRowPartProps {
  readonly editor: Editor;
  readonly row: EnclosingPiece;
}

/** A row of a table: what it is, and rows put in and taken out beside it. */
export function RowPart({ editor, row }: TableRowPartProps) {
  const node = editor.state.doc.nodeAt(row.at);
  const parent = editor.state.doc.resolve(row.at).parent;
  if (!node) return null;
  const below = row.at + node.nodeSize;
  return (
    <div className={styles.acts}>
      <Chosen
        isBare
        width={150}
        label={t('Type of row')}
        data={listRowKinds()}
        value={String(row.attrs['kind'])}
        onChange={(kind) => setPieceAttrs(editor, row, { kind })}
      />
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() => {
          const cells = Array.from({ length: node.childCount }, () => emptyCell);
          editor.commands.insertContentAt(below, { type: 'row', content: cells });
        }}
      >
        {t('Row below')}
      </Button>
      {parent.childCount > 1 && (
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => editor.commands.deleteRange({ from: row.at, to: below })}
        >
          {t('Remove row')}
        </Button>
      )}
    </div>
  );
}
