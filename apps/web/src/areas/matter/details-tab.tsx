import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { matterChangeSchema } from '@boedel/contract/matter/matter.schema';
import { keyOf, useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { fieldsOf } from '../../ui/fields/field';
import { useMayChangeMatter } from '../../ui/may-change';
import { RecordPage } from '../../ui/record/record-page';
import { detailsSections } from './details.fields';
import { useDetailsChoices } from './details-choices';
import { useMatter } from '../../ui/the-matter';

/** What every matter has, and what its type asks for besides. */
export function DetailsTab() {
  const matter = useMatter();
  const mayChange = useMayChangeMatter();
  const choices = useDetailsChoices(matter.id);
  const save = useCall(matterCalls.update, {
    refreshes: [
      keyOf(matterCalls.GetMatterDetails),
      keyOf(matterCalls.getMatterList),
      keyOf(matterCalls.getQuickGlance),
      // The day of the letters is an event periods run from.
      keyOf(statutoryDateCalls.previewStatutoryMoves),
    ],
    says: t('The matter was saved.'),
  });
  const sections = detailsSections(matter.systemTypeID, matter.country, choices);
  // What the type asks for and nobody has answered yet is null: the record knows no other word for it.
  const unanswered = fieldsOf(sections)
    .filter(({ name }) => name.startsWith('details.'))
    .map(({ name }) => [name.slice('details.'.length), null]);
  return (
    <RecordPage
      title={t('Details')}
      sections={sections}
      schema={matterChangeSchema}
      value={{ ...matter, details: { ...Object.fromEntries(unanswered), ...matter.details } }}
      call={save}
      readOnly={!mayChange}
    />
  );
}
