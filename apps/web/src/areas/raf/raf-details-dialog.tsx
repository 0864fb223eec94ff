import { rafCalls } from '@boedel/contract/raf/raf.calls';
import { rafDetailFields } from '@boedel/contract/raf/raf.records';
import { schemasOf } from '@boedel/contract/record/schemas';
import { z } from 'zod';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { checkedBy } from '../../ui/fields/checked-by';
import { RecordDialog } from '../../ui/record/record-dialog';
import { recordSections } from '../../ui/record/record-sections';
import { useMatter } from '../../ui/the-matter';

const schema = z.object({ ...schemasOf(rafDetailFields), version: z.number() });

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
      sections={recordSections(rafDetailFields, { matter })}
      schema={checkedBy(schema, rafDetailFields, matter.country)}
      value={value}
      call={{ ...save, runAsync: (body: object) => save.runAsync(body as never, { query }) }}
      readOnly={!matter.mayCapture}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
