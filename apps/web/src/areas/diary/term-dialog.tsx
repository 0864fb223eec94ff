import type { WireAnswer } from '@boedel/contract/call';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { periodUnits, termSchema } from '@boedel/contract/diary/diary.schema';
import { id } from '@boedel/contract/fields';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';
import { RecordDialog } from '../../ui/record/record-dialog';
import { useMatter } from '../../ui/the-matter';
import type { StatutoryDate } from './diary.queries';

type StatutoryTermAnswer = WireAnswer<typeof statutoryDateCalls.getStatutoryDates>['terms'][number];

const units: Readonly<Record<(typeof periodUnits)[number], string>> = {
  days: markPhrase('days'),
  courtDays: markPhrase('court days'),
  months: markPhrase('months'),
  years: markPhrase('years'),
};
const sections: FieldSection[] = [
  {
    fields: [
      {
        name: 'extendedTo',
        label: markPhrase('Extended to'),
        kind: 'day',
        help: markPhrase('Extension granted by the Master, a court or SARS.'),
      },
      {
        name: 'announced',
        label: markPhrase('Announced day'),
        kind: 'day',
        help: markPhrase('If a notice states the date.'),
      },
      {
        name: 'periodCount',
        label: markPhrase('Period in notice'),
        kind: 'number',
        help: markPhrase('If the Act leaves the period to a notice.'),
      },
      {
        name: 'periodUnit',
        label: markPhrase('Unit'),
        kind: 'select',
        options: periodUnits.map((unit) => ({ value: unit, label: units[unit] })),
      },
      {
        name: 'note',
        label: markPhrase('Note'),
        kind: 'notes',
        span: 6,
        help: markPhrase('Who granted it and the reference.'),
      },
    ],
  },
];
const schema = termSchema.extend({ matterID: id });

/** What a notice, the Master or a court has set for one date. */
export function TermDialog({
  date,
  term,
  onClose,
}: {
  date: StatutoryDate;
  term: StatutoryTermAnswer | undefined;
  onClose: () => void;
}) {
  const matter = useMatter();
  const save = useCall(statutoryDateCalls.saveStatutoryTerm, {
    says: t('Period saved. Dates that change appear above.'),
    onDone: onClose,
  });
  const empty = { periodCount: null, periodUnit: null, extendedTo: null, announced: null, note: null };
  return (
    <RecordDialog<object>
      title={t(date.title)}
      size="lg"
      sections={sections}
      schema={schema}
      value={{ ...empty, ...term, matterID: matter.id, rule: date.rule }}
      call={save}
      onClose={onClose}
    />
  );
}
