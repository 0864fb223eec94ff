import { t } from '../../i18n/t';
import { PartyList } from './party-list';

/** The parties every type has beside whom the matter is about. */
export function PartiesOfMatter() {
  return (
    <>
      <PartyList of="personofinterest" none={t('No person of interest is captured.')} />
      <PartyList of="auditor" none={t('No auditor or accountant is captured.')} />
      <PartyList of="taxpractitioner" none={t('No tax practitioner is captured.')} />
    </>
  );
}
