import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { matterChangeSchema } from '@boedel/contract/matter/matter.schema';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { listFields } from '../../ui/fields/field';
import { useMayChangeMatter } from '../../ui/may-change';
import { useAskMoves } from '../../client/moves/use-ask-moves';
import { RecordPage, type RecordSaveCall } from '../../ui/record/record-page';
import { listChangedDays } from './changed-days';
import { listDetailsSections } from './details.fields';
import { useDetailsChoices } from './details-choices';
import { useMatter } from '../../ui/the-matter';

/** What every matter has, and what its type asks for besides. */
export function DetailsTab() {
  const matter = useMatter();
  const mayChange = useMayChangeMatter();
  const choices = useDetailsChoices(matter.id);
  const save = useCall(matterCalls.update, {
    says: t('The matter was saved.'),
  });
  const asking = useAskMoves(save as RecordSaveCall<object>, (record) => listChangedDays(matter, record));
  const sections = listDetailsSections(matter, choices);
  // What the type asks for and nobody has answered yet is null: the record knows no other word for it.
  const unanswered = listFields(sections)
    .filter(({ name }) => name.startsWith('details.'))
    .map(({ name }) => [name.slice('details.'.length), null]);
  return (
    <RecordPage
      title={t('Details')}
      sections={sections}
      schema={matterChangeSchema}
      value={{ ...matter, details: { ...Object.fromEntries(unanswered), ...matter.details } }}
      call={asking.call}
      readOnly={!mayChange}
    >
      {asking.asking}
    </RecordPage>
  );
}
