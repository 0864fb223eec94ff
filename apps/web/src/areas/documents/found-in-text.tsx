import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { useDebouncedValue } from '@mantine/hooks';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { useMatter } from '../../ui/the-matter';
import styles from './documents.module.css';

/** Below the list, what was searched for inside the papers themselves: each with the place it stands at. */
export function FoundInText({ onOpen }: { onOpen: (documentID: number) => void }) {
  const { id: matterID } = useMatter();
  const [search] = useAddressState('search');
  const [searchString] = useDebouncedValue(search.trim(), 250);
  const read = useRead(
    documentCalls.searchText,
    { matterID, searchString },
    { enabled: searchString.length > 1, quiet: true, keepLast: true },
  );
  if (searchString.length < 2 || !read.data) return null;
  return (
    <section className={styles.found} aria-label={t('Found in the text')}>
      <h3>{t('Found in the text')}</h3>
      {read.data.length === 0 ? (
        <p className={styles.soft}>{t('No PDF, Word or text file of this matter contains these words.')}</p>
      ) : (
        <ul>
          {read.data.map(({ document: { id, title }, snippet }) => (
            <li key={id}>
              <button type="button" className={styles.hit} onClick={() => onOpen(id)}>
                <strong>{title}</strong>
                {snippet && (
                  <span>
                    {snippet.before}
                    <mark>{snippet.hit}</mark>
                    {snippet.after}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
