import { trustOriginCalls } from '@boedel/contract/trust-origin/trust-origin.calls';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';

/** The estate whose will made this trust, where one did. */
export function EstateOfTrust() {
  const { id: matterID } = useMatter();
  const estate = useRead(trustOriginCalls.ofTrust, { matterID }, { quiet: true }).data?.estate;
  if (!estate) return null;
  return (
    <p>
      {t('Created by the will in')}{' '}
      <Link to={paths.matter.home({ id: estate.matterID })}>
        {estate.reference} · {estate.name}
      </Link>
    </p>
  );
}
