import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictError } from '../../client/errors';
import { toQueryKey, useCall } from '../../client/hooks';
import { send } from '../../client/send';
import { t } from '../../i18n/t';
import { notifyError } from '../../ui/plain/notices';
import { type FamilyDraft, toFamilyDraft, toSave, type FamilyTreeAnswer } from './family-draft';

/** One save for the whole family. Where somebody else was faster, their tree is fetched and nothing is lost. */
export function useTreeSave(onSaved: (tree: FamilyTreeAnswer) => void) {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<FamilyTreeAnswer>();
  const call = useCall(beneficiaryCalls.saveIntestateTree, {
    says: t('The family tree is saved.'),
    onDone: (tree) => {
      client.setQueryData(toQueryKey(beneficiaryCalls.getIntestateTree, { matterID: tree.matterID }), tree);
      setTheirs(undefined);
      onSaved(tree);
    },
    onError: (error) => {
      if (!(error instanceof ConflictError)) {
        if (!error.shown) notifyError(t(error.message));
      }
    },
  });
  const save = async (draft: FamilyDraft, over: FamilyTreeAnswer): Promise<void> => {
    try {
      await call.runAsync(toSave(draft, over));
    } catch (error) {
      if (error instanceof ConflictError) {
        setTheirs(await send(beneficiaryCalls.getIntestateTree, { query: { matterID: over.matterID } }));
      }
    }
  };
  return {
    save,
    isSaving: call.isRunning,
    fields: call.error?.fields,
    conflict: theirs && { tree: theirs, draft: toFamilyDraft(theirs) },
    forgetConflict: () => setTheirs(undefined),
  };
}
