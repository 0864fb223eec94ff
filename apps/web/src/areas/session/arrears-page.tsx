import { constants } from '@boedel/contract/fixed/constants';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useConfiguration } from '../../client/configuration';
import { t } from '../../i18n/t';
import { PlainButton, plainLink } from '../../ui/plain/plain';
import { PublicPage } from './public-page';

/** Nobody of a firm that owes for too long gets further than here. */
export function ArrearsPage() {
  const navigate = useNavigate();
  const provider = useConfiguration()?.provider;
  return (
    <PublicPage title={t('Account in arrears')}>
      <p>
        {t('The account of your firm is over {days} days in arrears, so signing in is blocked.', {
          days: constants.arrearsBlockDays,
        })}
      </p>
      {provider && (
        <>
          <p>
            {t('Please pay the account and send proof of payment to:')}{' '}
            <a className={plainLink} href={`mailto:${provider.accountsEmail}`}>
              {provider.accountsEmail}
            </a>
          </p>
          <p>{t('You may also ask at this address for the amount that is due, or for a payment arrangement.')}</p>
        </>
      )}
      <PlainButton primary onClick={() => void navigate({ to: paths.login() })}>
        {t('Return To Login Page')}
      </PlainButton>
    </PublicPage>
  );
}
