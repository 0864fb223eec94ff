import { bookFields } from '@boedel/contract/parties/party-details';
import { t } from '../../i18n/t';
import { ListField } from '../../ui/record/list-field';
import { useMatter } from '../../ui/the-matter';

/** The books of the insolvent, annexure VI of the statement of affairs. They are saved with the insolvent's record. */
export function Books() {
  const { mayCapture } = useMatter();
  return (
    <ListField
      path="details.books"
      title={t('Books and records')}
      one={t('Book or record')}
      addLabel={t('Add book or record')}
      none={t('No books are captured.')}
      fields={bookFields}
      readOnly={!mayCapture}
    />
  );
}
