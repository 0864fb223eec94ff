import { curatorChoiceFields } from '@boedel/contract/curator-account/choices.fields';
import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { toSchemas } from '@boedel/contract/record/schemas';
import { z } from 'zod';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { addCheckedFields } from '../../ui/fields/add-checked-fields';
import { RecordDialog } from '../../ui/record/record-dialog';
import { listRecordSections } from '../../ui/record/record-sections';
import { useMatter } from '../../ui/the-matter';

const schema = z.object({
  matterID: z.number(),
  number: z.number(),
  ...toSchemas(curatorChoiceFields),
  version: z.number(),
});

/** Period, figures set by hand, and what happens to the balance: of the account that comes now. */
export function ChoicesDialog({ matterID, onClose }: { readonly matterID: number; readonly onClose: () => void }) {
  const matter = useMatter();
  const { data } = useRead(curatorAccountCalls.getChoices, { matterID });
  const save = useCall(curatorAccountCalls.saveChoices);
  if (!data) return null;
  return (
    <RecordDialog<object>
      title={t('Account no. {number}', { number: data.number })}
      sections={listRecordSections(curatorChoiceFields, { matter })}
      schema={addCheckedFields(schema, curatorChoiceFields, matter.country)}
      value={data}
      call={save}
      readOnly={!matter.mayCapture}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
