import { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { z } from 'zod';
import { useCall } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t } from '../../i18n/t';
import { RecordDialog } from '../../ui/record/record-dialog';
import type { RequestedFamily } from './reviewed';

const schema = z
  .object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    language: z.string().nullable(),
    message: z.string().nullable(),
  })
  .loose();

/** Sends the questions to somebody of the family; to one who has them, a new link to the same answers. */
export function AskDialog({
  matterID,
  again,
  onClose,
}: {
  matterID: number;
  again: RequestedFamily | undefined;
  onClose: () => void;
}) {
  const ask = useCall(familyIntakeCalls.ask, { says: t('We have emailed the questions.') });
  return (
    <RecordDialog<object>
      title={again ? t('Send {name} a new link', { name: again.name }) : t('Ask the family')}
      size="md"
      saveLabel={t('Send')}
      sections={[
        {
          title: '',
          fields: [
            { name: 'name', label: markPhrase('Name'), kind: 'text', required: true, span: 3 },
            { name: 'email', label: markPhrase('Email'), kind: 'email', required: true, span: 3 },
            {
              name: 'language',
              label: markPhrase('Language'),
              kind: 'select',
              span: 3,
              options: [
                { value: 'en', label: 'English' },
                { value: 'af', label: 'Afrikaans' },
              ],
            },
            { name: 'message', label: markPhrase('Your message'), kind: 'notes', span: 6 },
          ],
        },
      ]}
      schema={schema}
      value={{
        matterID,
        intakeID: again?.id ?? null,
        name: again?.name ?? null,
        email: again?.email ?? null,
        language: again?.language ?? getLanguage(),
        message: null,
      }}
      call={ask}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
