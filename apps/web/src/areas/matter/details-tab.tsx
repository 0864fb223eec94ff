import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { matterChangeSchema } from '@boedel/contract/matter/matter.schema';
import { useEffect } from 'react';
import { keyOf, useCall } from '../../client/hooks';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { RecordPage } from '../../ui/record/record-page';
import { detailsSections } from './details.fields';
import { useDetailsChoices } from './details-choices';
import { useMatter } from './workspace/matter-context';

/** What every matter has, and what its type asks for besides. */
export function DetailsTab() {
  const matter = useMatter();
  const choices = useDetailsChoices();
  // Opening a matter puts it on the person's list of recent ones.
  useEffect(
    () => void send(matterCalls.getmatterbyid, { body: { id: matter.id } }, { quiet: true }).catch(() => undefined),
    [matter.id],
  );
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
