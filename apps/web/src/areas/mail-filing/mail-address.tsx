import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { Button, CopyButton } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import styles from './mail-filing.module.css';

/** The matter's own address, where mail comes in to the product: what is sent or forwarded to it is filed here. */
export function MailAddress({ matterID }: { matterID: number }) {
  const { data } = useRead(mailFilingCalls.getaddress, { matterID }, { quiet: true });
  const make = useCall(mailFilingCalls.newaddress, {
    says: t('Emails sent to the new address are added to this matter.'),
  });
  const end = useCall(mailFilingCalls.endaddress, { says: t('The address takes no more mail.') });
  if (!data?.isOffered) return null;
  if (data.address === null) {
    return (
      <Protected call={mailFilingCalls.newaddress}>
        <p className={styles.address}>
          {t('This matter can have its own email address. Messages sent or forwarded to it are filed here.')}
          <Button variant="default" size="compact-sm" loading={make.isRunning} onClick={() => make.run({ matterID })}>
            {t('Create address')}
          </Button>
        </p>
      </Protected>
    );
  }
  return (
    <p className={styles.address}>
      <span>
        {t('Emails to this address are added here:')} <code>{data.address}</code>
      </span>
      <CopyButton value={data.address}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-sm" onClick={copy}>
            {copied ? t('Copied') : t('Copy address')}
          </Button>
        )}
      </CopyButton>
      <Protected call={mailFilingCalls.newaddress}>
        <Button variant="subtle" size="compact-sm" loading={make.isRunning} onClick={() => make.run({ matterID })}>
          {t('Replace address')}
        </Button>
      </Protected>
      <Protected call={mailFilingCalls.endaddress}>
        <Button variant="subtle" size="compact-sm" loading={end.isRunning} onClick={() => end.run({ matterID })}>
          {t('End it')}
        </Button>
      </Protected>
    </p>
  );
}
