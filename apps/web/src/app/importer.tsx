import { importKinds } from '@boedel/contract/imports/import-kinds';
import { lazy, Suspense } from 'react';
import { loadWords } from '../i18n/words';

/** Fields of several areas can be columns of a list, so their words come with the dialog. */
const importPhraseFiles = ['imports', 'assets', 'beneficiaries', 'liabilities', 'claims', 'parties', 'law'];
const ImportDialog = lazy(async () => {
  const [{ ImportDialog: dialog }] = await Promise.all([
    import('../areas/imports/import-dialog'),
    ...importPhraseFiles.map(loadWords),
  ]);
  return { default: dialog };
});

/** What is on a list elsewhere, brought in: opened on one kind of row. */
export const renderImporter = (what: string, close: () => void, matterID?: number) => {
  const first = importKinds.find((kind) => kind === what);
  return (
    <Suspense>
      <ImportDialog {...(first && { first })} {...(matterID !== undefined && { matterID })} onClose={close} />
    </Suspense>
  );
};
