import { type Choice, type FieldHole, type Inline, type Manner, manners } from '@boedel/domain/templates/body';
import { readInline } from '@boedel/domain/templates/read-inline';
import { writeInline } from '@boedel/domain/templates/write-body';
import { t } from '../../../i18n/t';
import { ConditionPart } from './condition-part';
import styles from './editor.module.css';
import { type Place, fieldChoices } from './field-choices';
import { Chosen, Typed } from './inputs';

const mannerWords = (): Readonly<Record<Manner, string>> => ({
  words: t('in words'),
  upper: t('in capitals'),
  short: t('short'),
});

function readOne(source: string): FieldHole | Choice | undefined {
  try {
    const [one] = readInline(source);
    return one && one.kind !== 'words' ? one : undefined;
  } catch {
    return undefined;
  }
}

/** Words typed into a piece of a field; what cannot be read yet is taken as plain words. */
function typed(text: string): readonly Inline[] {
  try {
    return readInline(text);
  } catch {
    return [{ kind: 'words', text }];
  }
}

interface FieldPartProps {
  readonly source: string;
  readonly place: Place;
  readonly onChange: (source: string) => void;
}

/** A field of the page: which, how it is written, and what stands there when nothing is captured. */
export function FieldPart({ source, place, onChange }: FieldPartProps) {
  const one = readOne(source);
  if (!one) return <Typed label={t('Field')} value={source} onChange={onChange} />;
  const write = (next: FieldHole | Choice): void => onChange(writeInline([next], true));
  if (one.kind === 'choice')
    return (
      <>
        <ConditionPart when={one.when} place={place} onChange={(when) => write({ ...one, when })} />
        <div className={styles.test}>
          <Typed
            label={t('What stands there then')}
            value={writeInline(one.met, true)}
            onChange={(text) => write({ ...one, met: typed(text) })}
          />
          <Typed
            label={t('Otherwise')}
            value={writeInline(one.otherwise, true)}
            onChange={(text) => write({ ...one, otherwise: typed(text) })}
          />
        </div>
      </>
    );
  const { or, manner, ...bare } = one;
  return (
    <div className={styles.test}>
      <Chosen
        label={t('Field')}
        data={fieldChoices(place, one.field)}
        value={one.field}
        onChange={(field) => write({ ...one, field })}
      />
      <Chosen<Manner | ''>
        label={t('How it is written')}
        data={[
          { value: '', label: t('as usual') },
          ...manners.map((value) => ({ value, label: mannerWords()[value] })),
        ]}
        value={manner ?? ''}
        onChange={(value) => write({ ...bare, ...(or && { or }), ...(value && { manner: value }) })}
      />
      <Chosen
        label={t('When nothing is captured')}
        data={[
          { value: 'waits', label: t('the paper waits for it') },
          { value: 'words', label: t('this stands there') },
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
          label={t('What stands there then')}
          value={writeInline(or, true)}
          onChange={(text) => write({ ...one, or: typed(text) })}
        />
      )}
    </div>
  );
}
