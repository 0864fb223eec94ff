import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { t } from '../../../i18n/t';
import { type EnclosingPiece, listListsAround, listMarks, setPieceAttrs } from './around';
import { ConditionPart } from './condition-part';
import styles from './editor.module.css';
import { type EditorPlace, listChoices } from './field-choices';
import { FieldPart } from './field-part';
import { Chosen } from './inputs';
import { ColumnsPart, RowPart } from './table-part';

interface ListPartProps {
  readonly list: string;
  readonly place: EditorPlace;
  readonly onChange: (list: string) => void;
}

const ListPart = ({ list, place, onChange }: ListPartProps) => (
  <Chosen label={t('For each of')} data={listChoices(place, list)} value={list} onChange={onChange} />
);

interface MarksPartProps {
  readonly marks: readonly string[];
  readonly place: EditorPlace;
  readonly onChange: (marks: readonly string[]) => void;
}

/** Whether a row is repeated or stands only on a condition. */
function MarksPart({ marks, place, onChange }: MarksPartProps) {
  return (
    <>
      {marks.map((mark, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- marks are told apart by their place
        <div key={at} className={styles.mark}>
          {mark.startsWith('each ') ? (
            <ListPart
              list={mark.slice(5)}
              place={place}
              onChange={(list) => onChange(marks.with(at, `each ${list}`))}
            />
          ) : (
            <ConditionPart
              when={mark.slice(3)}
              place={place}
              onChange={(when) => onChange(marks.with(at, `if ${when}`))}
            />
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={mark.startsWith('each ') ? t('Stop repeating row') : t('Remove condition')}
            onClick={() => onChange(marks.toSpliced(at, 1))}
          >
            <IconX size={15} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div className={styles.acts}>
        {!marks.some((mark) => mark.startsWith('each ')) && (
          <Button size="compact-xs" variant="subtle" onClick={() => onChange(['each assets', ...marks])}>
            {t('Repeat row')}
          </Button>
        )}
        <Button size="compact-xs" variant="subtle" onClick={() => onChange([...marks, 'if matter.reference'])}>
          {t('Show row on a condition')}
        </Button>
      </div>
    </>
  );
}

interface AroundBarProps {
  readonly editor: Editor;
  readonly around: readonly EnclosingPiece[];
  readonly systemTypeIDs: readonly number[];
}

/** What the pieces around the cursor are told: which field, which list, on what condition, which columns. */
export function AroundBar({ editor, around, systemTypeIDs }: AroundBarProps) {
  const place: EditorPlace = { systemTypeIDs, lists: listListsAround(around) };
  return (
    <div className={styles.around}>
      {around.map((one, at) => {
        const setPieceAttributes = (attrs: Readonly<Record<string, unknown>>) => void setPieceAttrs(editor, one, attrs);
        const key = `${one.type}${around.length - at}`;
        if (one.type === 'hole')
          return (
            <FieldPart
              key={key}
              source={String(one.attrs['source'])}
              place={place}
              onChange={(source) => setPieceAttributes({ source })}
            />
          );
        if (one.type === 'each')
          return (
            <ListPart
              key={key}
              list={String(one.attrs['list'])}
              place={place}
              onChange={(list) => setPieceAttributes({ list })}
            />
          );
        if (one.type === 'condition')
          return (
            <ConditionPart
              key={key}
              when={String(one.attrs['when'])}
              place={place}
              onChange={(when) => setPieceAttributes({ when })}
            />
          );
        if (one.type === 'row')
          return (
            <fieldset key={key} className={styles.part}>
              <legend>{t('Row')}</legend>
              <RowPart editor={editor} row={one} />
              <MarksPart
                marks={listMarks(one)}
                place={place}
                onChange={(marks) => setPieceAttributes({ around: marks.join('\n') })}
              />
            </fieldset>
          );
        return <ColumnsPart key={key} editor={editor} grid={one} />;
      })}
    </div>
  );
}
