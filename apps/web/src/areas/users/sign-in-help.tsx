import { userCalls } from '@boedel/contract/users/users.calls';
import { Button, Group } from '@mantine/core';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { notify } from '../../ui/plain/notices';
import type { UserAnswer } from './users.queries';

type NamedUser = Pick<UserAnswer, 'id' | 'fullname'>;
const notifySuccess = (message: string): void => notify({ kind: 'success', message });

/** For somebody who lost a telephone, or whose session may be in other hands. */
export function SignInHelp({ user, onReset }: { user: NamedUser; onReset: () => void }) {
  const { id, fullname: name } = user;
  const end = useCall(userCalls.endSessions, {
    onDone: ({ ended }) =>
      notifySuccess(
        ended === 0 ? t('{name} was not signed in.', { name }) : t('{name} was signed out everywhere.', { name }),
      ),
  });
  return (
    <>
      <h3>{t('Signing in')}</h3>
      <Group gap="xs">
        <Button variant="default" size="compact-sm" loading={end.isRunning} onClick={() => end.run({ id })}>
          {t('Sign out everywhere')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onReset}>
          {t('Reset the second factor')}
        </Button>
      </Group>
    </>
  );
}

export function ResetFactorDialog({ user, onClose }: { user: NamedUser; onClose: () => void }) {
  const { id, fullname: name } = user;
  const reset = useCall(userCalls.resetSecondFactor, {
    onDone: ({ had }) => {
      notifySuccess(
        had
          ? t('The second factor of {name} was reset. We have emailed them.', { name })
          : t('{name} has no authenticator app.', { name }),
      );
      onClose();
    },
  });
  const refused = Object.values(reset.error?.fields ?? {}).flat();
  return (
    <SharedModal
      opened
      size="md"
      title={t('Reset the second factor of {name}?', { name })}
      saveLabel={t('Reset')}
      saveColor="red.9"
      isSaving={reset.isRunning}
      onCancel={onClose}
      onSave={() => reset.run({ id })}
    >
      <p style={{ marginTop: 0 }}>
        {t(
          'Make sure the request really comes from them. Their authenticator app and recovery codes will stop working, and they will be signed out on all devices.',
        )}
      </p>
      {refused.length > 0 && <p role="alert">{refused.map((sentence) => t(sentence)).join(' ')}</p>}
    </SharedModal>
  );
}
