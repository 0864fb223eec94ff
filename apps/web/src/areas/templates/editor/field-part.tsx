import { type BodyChoice, type FieldHole, type Inline, type FieldManner, manners } from '@boedel/domain/templates/body';
import { readInline } from '@boedel/domain/templates/read-inline';
import { writeInline } from '@boedel/domain/templates/write-body';
import { t } from '../../../i18n/t';
import { ConditionPart } from './condition-part';
import styles from './editor.module.css';
import { type EditorPlace, listFieldChoices } from './field-choices';
import { Chosen, Typed } from './inputs';

const listMannerLabels = (): Readonly<Record<FieldManner, string>> => ({
  words: t('in words'),
  upper: t('in capitals'),
  short: t('short'),
});

function readOne(source: string): FieldHole | BodyChoice | undefined {
  try {
    const [one] = readInline(source);
    return one && one.kind !== 'words' ? one : undefined;
  } catch {
    return undefined;
  }
}

/** Words typed into a piece of a field; what cannot be read yet is taken as plain words. */
function parseTyped(text: string): readonly Inline[] {
  try {
    return readInline(text);
  } catch {
    return [{ kind: 'words', text }];
  }
}

interface FieldPartProps {
  readonly source: string;
  readonly place: EditorPlace;
  readonly onChange: (source: string) => void;
}

/** A field of the page: which, how it is written, and what stands there when nothing is captured. */
export function FieldPart({ source, place, onChange }: FieldPartProps) {
  const one = readOne(source);
  if (!one) return <Typed label={t('Field')} value={source} onChange={onChange} />;
  const write = (next: FieldHole | BodyChoice): void => onChange(writeInline([next], true));
  if (one.kind === 'choice')
    return (
      <>
        <ConditionPart when={one.when} place={place} onChange={(when) => write({ ...one, when })} />
        <div className={styles.test}>
          <Typed
            label={t('Text to show')}
            value={writeInline(one.met, true)}
            onChange={(text) => write({ ...one, met: parseTyped(text) })}
          />
          <Typed
            label={t('Otherwise')}
            value={writeInline(one.otherwise, true)}
            onChange={(text) => write({ ...one, otherwise: parseTyped(text) })}
          />
        </div>
      </>
    );
  const { or, manner, ...bare } = one;
  return (
    <div className={styles.test}>
      <Chosen
        label={t('Field')}
        data={listFieldChoices(place, one.field)}
        value={one.field}
        onChange={(field) => write({ ...one, field })}
      />
      <Chosen<FieldManner | ''>
        label={t('How it is written')}
        data={[
          { value: '', label: t('as usual') },
          ...manners.map((value) => ({ value, label: listMannerLabels()[value] })),
        ]}
        value={manner ?? ''}
        onChange={(value) => write({ ...bare, ...(or && { or }), ...(value && { manner: value }) })}
      />
      <Chosen
        label={t('If nothing has been captured')}
        data={[
          { value: 'waits', label: t('list it as missing') },
          { value: 'words', label: t('show this text') },
        ]}
        value={or ? 'words' : 'waits'}
        onChange={(value) =>
          write({
            ...bare,
            ...(manner && { manner }),
            ...(value === 'words' && { or: [{ kind: 'words', text: t('Not known') }] }),
          })
        }
      />
      {or && (
        <Typed
          label={t('Text to show')}
          value={writeInline(or, true)}
          onChange={(text) => write({ ...one, or: parseTyped(text) })}
        />
      )}
    </div>
  );
}
