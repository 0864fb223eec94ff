import { userCalls } from '@boedel/contract/users/users.calls';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { translateSystemRole } from './role-names';
import { type UserListAnswerLine, type UserAnswer } from './users.queries';
import styles from './users.module.css';

/** Matters go only to somebody who works in their type, so one sees who does. */
const joinTypes = (person: UserListAnswerLine | undefined): string =>
  person?.systemRoles.map((type) => translateSystemRole(type)).join(', ') ?? '';

interface RemoveUserDialogProps {
  readonly user: UserAnswer;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

/** Names what happens, and asks who takes over where there is something to take over. */
export function RemoveUserDialog({ user, onRemoved, onCancel }: RemoveUserDialogProps) {
  const [to, setTo] = useState<string | null>(null);
  const needsSuccessor = user.responsibleMatters > 0;
  const people = useRead(userCalls.getlist, { take: 1000 }, { quiet: true, enabled: needsSuccessor });
  const remove = useCall(userCalls.removeUserFromIntermediary, {
    says: t('{name} removed from the firm.', { name: user.fullname }),
    onDone: onRemoved,
  });
  const successors = (people.data?.rows ?? []).filter(
    ({ id, roles, state }) =>
      id !== user.id && state === 'Active' && roles.some((role) => role === 'Admin' || role === 'Capture Matter'),
  );
  const refused = Object.values(remove.error?.fields ?? {}).flat();
  return (
    <SharedModal
      opened
      size="md"
      title={t('Remove {name} from the firm?', { name: user.fullname })}
      saveLabel={t('Remove')}
      saveColor="red.9"
      isSaving={remove.isRunning}
      saveDisabled={needsSuccessor && to === null}
      onCancel={onCancel}
      onSave={() => remove.run({ id: user.id, handOverToID: to === null ? null : Number(to) })}
    >
      <p style={{ marginTop: 0 }}>
        {t('They are signed out of this firm at once. What they did stays in the audit trail.')}
      </p>
      {needsSuccessor && (
        <Select
          label={
            user.responsibleMatters === 1
              ? t('Who takes over 1 matter?')
              : t('Who takes over {count} matters?', { count: user.responsibleMatters })
          }
          withAsterisk
          searchable
          data-autofocus
          // The list opens when asked: at once it would lie over the sentence and the buttons.
          openOnFocus={false}
          description={t('Active users who can capture matters.')}
          nothingFoundMessage={t('No one else may take over these matters. Give someone the right to capture first.')}
          data={successors.map(({ id, fullname }) => ({ value: String(id), label: fullname }))}
          renderOption={({ option }) => (
            <span>
              {option.label}
              <span className={styles.aside}>
                {joinTypes(successors.find(({ id }) => String(id) === option.value))}
              </span>
            </span>
          )}
          value={to}
          error={refused.map((sentence) => t(sentence)).join(' ') || undefined}
          onChange={setTo}
        />
      )}
      {!needsSuccessor && refused.length > 0 && <p role="alert">{refused.map((sentence) => t(sentence)).join(' ')}</p>}
    </SharedModal>
  );
}
