import type { WireAnswer } from '@boedel/contract/call';
import type { paperCalls } from '@boedel/contract/templates/templates.calls';
import { longestAnswer } from '@boedel/contract/templates/templates.schema';
import { NumberInput, Select, TextInput, Textarea } from '@mantine/core';
import { t } from '../../i18n/t';
import { DateField } from '../../ui/fields/date-field';

type PaperGap = WireAnswer<typeof paperCalls.previewmattertemplate>['missing'][number];
export type PaperGapAnswer = string | number | boolean | null;

export const isTooLong = (answer: PaperGapAnswer | undefined): boolean =>
  typeof answer === 'string' && answer.length > longestAnswer;

interface PaperGapProps {
  readonly hole: PaperGap;
  readonly value: PaperGapAnswer;
  readonly onChange: (value: PaperGapAnswer) => void;
}

/** One thing a paper asks for, in the control of its kind. */
export function Ask({ hole: { label, of, kind, isLong, options }, value, onChange }: PaperGapProps) {
  const name = of ? `${t(label)} (${of})` : t(label);
  if (kind === 'flag') {
    // Neither is an answer of its own: the paper then leaves the place blank.
    return (
      <Select
        label={name}
        clearable
        data={[
          { value: 'true', label: t('Yes') },
          { value: 'false', label: t('No') },
        ]}
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChange(chosen === null ? null : chosen === 'true')}
      />
    );
  }
  if (options.length > 0) {
    return (
      <Select
        label={name}
        data={options.map((option) => ({ value: option, label: t(option) }))}
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChange(chosen)}
      />
    );
  }
  if (kind === 'day') {
    return (
      <DateField
        label={name}
        value={value === null ? null : String(value)}
        onChange={(day) => onChange((day as string | null) ?? null)}
      />
    );
  }
  if (kind === 'money' || kind === 'number') {
    return (
      <NumberInput
        label={name}
        hideControls
        decimalScale={2}
        value={typeof value === 'number' ? value : (value as string | null) === null ? '' : String(value)}
        onChange={(typed) => onChange(typed === '' ? null : typed)}
      />
    );
  }
  const text = value === null ? '' : String(value);
  const error = isTooLong(value)
    ? t('Use at most {most} characters; this has {count}. File longer text as a document.', {
        most: longestAnswer,
        count: text.length,
      })
    : undefined;
  return isLong ? (
    <Textarea
      label={name}
      autosize
      minRows={2}
      maxRows={10}
      value={text}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput label={name} value={text} error={error} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
