import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { matterChangeSchema } from '@boedel/contract/matter/matter.schema';
import { keyOf, useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { RecordPage } from '../../ui/record/record-page';
import { detailsSections } from './details.fields';
import { useDetailsChoices } from './details-choices';
import { useMatter } from '../../ui/the-matter';

/** What every matter has, and what its type asks for besides. */
export function DetailsTab() {
  const matter = useMatter();
  const choices = useDetailsChoices();
  const save = useCall(matterCalls.update, {
    refreshes: [keyOf(matterCalls.GetMatterDetails), keyOf(matterCalls.getMatterList)],
    says: t('The matter was saved.'),
  });
  return (
    <RecordPage
      title={t('Details')}
      sections={detailsSections(matter.systemTypeID, choices)}
      schema={matterChangeSchema}
      value={matter}
      call={save}
      readOnly={!matter.mayCapture}
    />
  );
}
