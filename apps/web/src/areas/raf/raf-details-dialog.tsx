import { rafCalls } from '@boedel/contract/raf/raf.calls';
import { rafDetailFields } from '@boedel/contract/raf/raf.records';
import { toSchemas } from '@boedel/contract/record/schemas';
import { z } from 'zod';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { addCheckedFields } from '../../ui/fields/add-checked-fields';
import { RecordDialog } from '../../ui/record/record-dialog';
import { listRecordSections } from '../../ui/record/record-sections';
import { useMatter } from '../../ui/the-matter';

const schema = z.object({ ...toSchemas(rafDetailFields), version: z.number() });

/** The award, the undertaking and the numbers of the Fund. */
export function RafDetailsDialog({ onClose }: { readonly onClose: () => void }) {
  const matter = useMatter();
  const query = { matterID: matter.id };
  const { data } = useRead(rafCalls.getRAFDetails, query);
  const save = useCall(rafCalls.upsertRAFDetails);
  if (!data) return null;
  const { matterID: _, ...value } = data;
  return (
    <RecordDialog<object>
      title={t('Award and undertaking')}
      sections={listRecordSections(rafDetailFields, { matter })}
      schema={addCheckedFields(schema, rafDetailFields, matter.country)}
      value={value}
      call={{ ...save, runAsync: (body: object) => save.runAsync(body as never, { query }) }}
      readOnly={!matter.mayCapture}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
