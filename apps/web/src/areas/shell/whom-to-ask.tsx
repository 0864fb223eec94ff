import { userCalls } from '@boedel/contract/users/users.calls';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay, usePerson } from '../../ui/access';

/** On a page one's role does not open: who can give it, by name and address. */
export function WhomToAsk() {
  const isClient = usePerson().roles.includes('UserMatterAccess');
  const enabled = useMay(userCalls.getAdministrators) && !isClient;
  const { data } = useRead(userCalls.getAdministrators, undefined, { quiet: true, enabled });
  if (!data || data.length === 0) return null;
  return (
    <p>
      {t('Administrators of your firm:')}{' '}
      {data.map(({ id, fullname, email }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a href={`mailto:${email}`}>{fullname}</a>
        </span>
      ))}
    </p>
  );
}
