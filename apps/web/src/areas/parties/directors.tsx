import { directorFields } from '@boedel/contract/parties/party-details';
import { t } from '../../i18n/t';
import { ListField } from '../../ui/record/list-field';
import { useMatter } from '../../ui/the-matter';

/** Directors or members. They belong to the company's record and are saved with it. */
export function Directors() {
  const { mayCapture } = useMatter();
  return (
    <ListField
      path="details.directors"
      title={t('Directors or members')}
      one={t('Director or member')}
      addLabel={t('Add director or member')}
      none={t('No director or member is captured.')}
      fields={directorFields}
      readOnly={!mayCapture}
    />
  );
}
