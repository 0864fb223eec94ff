import { importKinds } from '@boedel/contract/imports/import-kinds';
import { Suspense, lazy } from 'react';
import { MattersPage } from '../areas/matter/matters-page';
import { loadWords } from '../i18n/words';

/** Fields of four areas can be columns of a list, so their words come with the dialog. */
const words = ['imports', 'assets', 'beneficiaries', 'liabilities', 'parties', 'law'];
const ImportDialog = lazy(async () => {
  const [{ ImportDialog: dialog }] = await Promise.all([
    import('../areas/imports/import-dialog'),
    ...words.map(loadWords),
  ]);
  return { default: dialog };
});

const importer = (what: string, close: () => void) => {
  const first = importKinds.find((kind) => kind === what);
  return (
    <Suspense>
      <ImportDialog {...(first && { first })} onClose={close} />
    </Suspense>
  );
};

/** The matters, and the way in for those that are on a list elsewhere. */
export const MattersScreen = () => <MattersPage importer={importer} />;
