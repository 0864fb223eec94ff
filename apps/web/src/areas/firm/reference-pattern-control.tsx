import { previewReferences } from '@boedel/domain/firm/reference-pattern';
import { isRefused } from '@boedel/domain/law/refusal';
import { TextInput } from '@mantine/core';
import { t } from '../../i18n/t';
import { type ControlProps, toInputProps } from '../../ui/fields/control';
import { useToday } from '../../ui/today';
import styles from './firm.module.css';

const placeholders = ['{type}', '{yyyy}', '{yy}', '{mm}', '{seq:5}'];

/** The pattern, what may stand in it, and references as it would make them. */
export function ReferencePatternControl(props: ControlProps) {
  const today = useToday();
  const pattern = typeof props.value === 'string' ? props.value : '';
  const preview = previewReferences(pattern, today);
  return (
    <div>
      <TextInput
        {...toInputProps(props)}
        spellCheck={false}
        value={pattern}
        onChange={(event) => props.onChange(event.currentTarget.value || null)}
      />
      <p className={styles.hint}>
        {t('You can use:')} <code>{placeholders.join(' ')}</code>
      </p>
      {!isRefused(preview) && (
        <output className={styles.preview}>
          {t('For example:')}{' '}
          {preview.map((one) => (
            <code key={one}>{one}</code>
          ))}
        </output>
      )}
    </div>
  );
}
