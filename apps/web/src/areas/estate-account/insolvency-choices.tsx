import { insolvencyChoiceFields } from '@boedel/contract/insolvency-account/choices.fields';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { toSchemas } from '@boedel/contract/record/schemas';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
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
  ...toSchemas(insolvencyChoiceFields),
  version: z.number(),
});

interface InsolvencyChoicesProps {
  readonly matterID: number;
  readonly kind: AccountKind;
  readonly onClose: () => void;
}

/** The day awards are worked out to, the fee the Master allowed, and what else is chosen for one account. */
export function InsolvencyChoices({ matterID, kind, onClose }: InsolvencyChoicesProps) {
  const matter = useMatter();
  const { data } = useRead(insolvencyAccountCalls.getChoices, { matterID, kind });
  const save = useCall(insolvencyAccountCalls.saveChoices);
  if (!data) return null;
  return (
    <RecordDialog<object>
      title={t('Account no. {number}', { number: data.number })}
      sections={listRecordSections(insolvencyChoiceFields, { matter })}
      schema={addCheckedFields(schema, insolvencyChoiceFields, matter.country)}
      value={data}
      call={save}
      readOnly={!matter.mayCapture}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
