import type { IntakeQuestion } from '@boedel/domain/family-intake/intake-steps';
import { useId } from 'react';
import { t } from '../../i18n/t';
import styles from './family.module.css';

interface AnswerFieldProps {
  readonly question: IntakeQuestion;
  readonly value: string;
  readonly wrong: string | undefined;
  readonly onChange: (value: string) => void;
}

const keyboards = { money: 'decimal', idNumber: 'numeric', text: 'text', day: undefined, choice: undefined } as const;

/** One question with large letters and large targets: it is read on a phone. */
export function AnswerField({ question, value, wrong, onChange }: AnswerFieldProps) {
  const id = useId();
  const { label, kind, choices, help, longest } = question;
  const described = [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ') || undefined;
  const beside = (
    <>
      {help && <small id={`${id}-help`}>{t(help)}</small>}
      {wrong && (
        <span id={`${id}-wrong`} className={styles.wrong} role="alert">
          {wrong}
        </span>
      )}
    </>
  );
  if (kind === 'choice') {
    return (
      <fieldset className={styles.choices} aria-describedby={described}>
        <legend>{t(label)}</legend>
        {Object.entries(choices ?? {}).map(([key, words]) => (
          <label key={key} data-chosen={value === key || undefined}>
            <input type="radio" name={id} value={key} checked={value === key} onChange={() => onChange(key)} />
            {t(words)}
          </label>
        ))}
        {beside}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(label)}</label>
      <input
        id={id}
        type={kind === 'day' ? 'date' : 'text'}
        inputMode={keyboards[kind]}
        maxLength={kind === 'text' ? longest : undefined}
        autoComplete="off"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {beside}
    </div>
  );
}
