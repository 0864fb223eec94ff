import { systemType } from '@boedel/domain/matter/kinds';
import { t } from '../../i18n/t';
import { useMatter } from '../../ui/the-matter';
import { PartyList } from './party-list';

/** The parties every type has beside whom the matter is about; a trust also has whoever made it. */
export function PartiesOfMatter() {
  const { systemTypeID } = useMatter();
  return (
    <>
      {systemTypeID === systemType.trust && (
        <>
          <PartyList of="founder" none={t('No founder is captured.')} />
          <PartyList of="owner" none={t('No company or trust in this trust has owners or controllers on file.')} />
        </>
      )}
      <PartyList of="personofinterest" none={t('No person of interest is captured.')} />
      <PartyList of="auditor" none={t('No auditor or accountant is captured.')} />
      <PartyList of="taxpractitioner" none={t('No tax practitioner is captured.')} />
    </>
  );
}
