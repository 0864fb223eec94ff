import { accountCalls } from '@boedel/contract/users/account.calls';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../ui/format';
import { PageTitle } from '../../ui/page-title';
import page from '../../ui/page.module.css';
import { plainLink } from '../../ui/plain/plain';
import { Loaded } from '../../ui/states';
import { type AccountDetails } from './account.queries';
import { FirmData } from './firm-data';
import { MyNotifications } from './my-notifications';
import { SecondFactor } from './second-factor';
import { SignIns } from './sign-ins';
import styles from './account.module.css';

/** One's own account, at /accountdetails. */
export function AccountPage() {
  const account = useRead(accountCalls.details);
  return (
    <>
      <PageTitle title={t('Account details')} />
      <Loaded read={account}>
        {(own) => (
          <>
            <Person key={own.fullname} account={own} />
            <SecondFactor account={own} />
            <MyNotifications />
            <SignIns />
            <FirmData />
          </>
        )}
      </Loaded>
    </>
  );
}

function Person({ account }: { account: AccountDetails }) {
  const [fullname, setFullname] = useState(account.fullname);
  const save = useCall(accountCalls.updateDetails, { says: t('Your name was changed.') });
  return (
    <section className={`${page.card} ${styles.part}`} aria-label={t('You')}>
      <h2>{t('You')}</h2>
      <form
        className={styles.person}
        onSubmit={(event) => {
          event.preventDefault();
          save.run({ fullname });
        }}
      >
        <TextInput label={t('Email')} value={account.email} readOnly variant="filled" />
        <TextInput
          label={t('Full name')}
          value={fullname}
          maxLength={160}
          error={save.error?.fields['fullname']?.map((sentence) => t(sentence)).join(' ')}
          onChange={(event) => setFullname(event.currentTarget.value)}
        />
        <Button type="submit" loading={save.isRunning} disabled={fullname.trim() === account.fullname}>
          {t('Save Changes')}
        </Button>
      </form>
      <p style={{ marginTop: 10 }}>
        {account.passwordChangedAt
          ? t('Password last changed {when}.', { when: formatDateTime(account.passwordChangedAt) })
          : t('You have not changed the password since it was issued.')}{' '}
        <Link to={paths.changePassword()} className={plainLink}>
          {t('Change Password')}
        </Link>
      </p>
    </section>
  );
}
