import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { companyChangeSchema } from '@boedel/contract/firm/firm.schema';
import { keyOf, useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { RecordPage } from '../../ui/record/record-page';
import { Loaded } from '../../ui/states';
import { firmSections } from './firm.fields';

/** The firm's own details, at /details. */
export function FirmDetailsPage() {
  const firm = useRead(companyCalls.getIntermediaryCompany);
  const save = useCall(companyCalls.update, {
    refreshes: [keyOf(companyCalls.getIntermediaryCompany)],
    says: t("The firm's details were saved."),
  });
  const mayChange = useMay(companyCalls.update);
  return (
    <Loaded read={firm}>
      {(company) => (
        <RecordPage
          title={t('Organisation Settings')}
          sections={firmSections}
          schema={companyChangeSchema}
          value={company}
          call={save}
          readOnly={!mayChange}
        />
      )}
    </Loaded>
  );
}
