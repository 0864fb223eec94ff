import { sessionCalls } from '@boedel/contract/session/session.calls';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useConfiguration } from '../../client/configuration';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import page from '../../ui/page.module.css';
import styles from './account.module.css';

const empty = { current: '', next: '', again: '' };

/** At /changepassword. The old password proves who asks; every other session ends. */
export function ChangePasswordPage() {
  const [typed, setTyped] = useState(empty);
  const [submitted, setSubmitted] = useState(false);
  const shortest = useConfiguration()?.password.shortest;
  const change = useCall(sessionCalls.changepassword, {
    says: t('Your password was changed. You are signed out everywhere else.'),
    onDone: () => {
      setTyped(empty);
      setSubmitted(false);
    },
  });
  const describeErrors = (field: string) => change.error?.fields[field]?.map((sentence) => t(sentence)).join(' ');
  const describeMissing = (value: string) => (submitted && value === '' ? t('Password is required') : undefined);
  const submit = (): void => {
    setSubmitted(true);
    if (!typed.current || !typed.next || typed.next !== typed.again) return;
    change.run({ currentPassword: typed.current, newPassword: typed.next });
  };
  const fieldProps = (key: keyof typeof empty) => ({
    value: typed[key],
    mt: 'sm',
    onChange: (event: { currentTarget: { value: string } }) => setTyped({ ...typed, [key]: event.currentTarget.value }),
    visibilityToggleButtonProps: { 'aria-label': t('Show or hide password') },
  });
  return (
    <>
      <PageTitle title={t('Change Password')} />
      <form
        className={`${page.card} ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PasswordInput
          {...fieldProps('current')}
          label={t('Present password')}
          autoComplete="current-password"
          error={describeMissing(typed.current) ?? describeErrors('currentPassword')}
        />
        <PasswordInput
          {...fieldProps('next')}
          label={t('New password')}
          autoComplete="new-password"
          description={
            shortest &&
            t('At least {count} characters. Three or four words that do not belong together are easy to remember.', {
              count: shortest,
            })
          }
          error={describeMissing(typed.next) ?? describeErrors('newPassword')}
        />
        <PasswordInput
          {...fieldProps('again')}
          label={t('Confirm password')}
          autoComplete="new-password"
          error={submitted && typed.next !== typed.again ? t('Password does not match') : undefined}
        />
        <Button type="submit" mt="md" loading={change.isRunning}>
          {t('Save Changes')}
        </Button>
      </form>
    </>
  );
}
