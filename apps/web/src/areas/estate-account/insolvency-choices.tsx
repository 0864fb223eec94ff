import { insolvencyChoiceFields } from '@boedel/contract/insolvency-account/choices.fields';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { schemasOf } from '@boedel/contract/record/schemas';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import { z } from 'zod';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { checkedBy } from '../../ui/fields/checked-by';
import { RecordDialog } from '../../ui/record/record-dialog';
import { recordSections } from '../../ui/record/record-sections';
import { useMatter } from '../../ui/the-matter';

const schema = z.object({
  matterID: z.number(),
  number: z.number(),
  ...schemasOf(insolvencyChoiceFields),
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
      sections={recordSections(insolvencyChoiceFields, { matter })}
      schema={checkedBy(schema, insolvencyChoiceFields, matter.country)}
      value={data}
      call={save}
      readOnly={!matter.mayCapture}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
