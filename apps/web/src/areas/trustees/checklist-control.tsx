import type { ChecklistQuestion } from '@boedel/domain/trustees/checklists';
import { Checkbox, Stack } from '@mantine/core';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';

/** A list of yes-or-no questions as one field: what is ticked is kept by its key. */
export const createChecklistControl = (questions: readonly ChecklistQuestion[]) =>
  function Checklist({ label, value, onChange, onBlur, help, error, readOnly }: ControlProps) {
    return (
      <Checkbox.Group
        label={label}
        description={help}
        error={error}
        value={Array.isArray(value) ? (value as string[]) : []}
        onChange={(next) => !readOnly && onChange(next)}
      >
        <Stack gap="xs" mt="xs">
          {questions.map(({ key, asks }) => (
            <Checkbox key={key} value={key} label={t(asks)} disabled={readOnly} onBlur={onBlur} />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  };
