import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { limitsSchema } from '@boedel/contract/payout/payout.schema';
import { bankFormatNames, bankFormats } from '@boedel/domain/payout/bank-files';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { RecordDialog } from '../../ui/record/record-dialog';
import { useLimits } from './payout.queries';

/** How far one person’s approval goes, and until when the bank takes files; only administrators change it. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const limits = useLimits();
  const mayChange = useMay(payoutCalls.saveLimits);
  const save = useCall(payoutCalls.saveLimits, { says: t('The settings were saved.') });
  if (!limits.data) return null;
  return (
    <RecordDialog
      title={t('Approval limits and cut-off times')}
      size="md"
      sections={[
        {
          fields: [
            {
              name: 'checkerLimit',
              kind: 'money',
              label: markPhrase('A checker can approve up to'),
              help: markPhrase('Larger amounts need an administrator. Leave blank for no limit.'),
            },
            {
              name: 'twoFrom',
              kind: 'money',
              label: markPhrase('Two approvals needed from'),
              help: markPhrase('Leave blank if one approval is enough for any amount.'),
            },
            {
              name: 'format',
              kind: 'select',
              label: markPhrase('Bank file format'),
              required: true,
              span: 6,
              options: bankFormatNames.map((name) => ({ value: name, label: bankFormats[name].label })),
            },
            {
              name: 'cutOff',
              label: markPhrase('The bank takes files until'),
              help: markPhrase('Time of day on a working day, for example 15:30. Ask your bank.'),
              span: 3,
            },
            {
              name: 'sameDayCutOff',
              label: markPhrase('Same-day payments until'),
              help: markPhrase('Leave blank if the time is the same.'),
              span: 3,
            },
          ],
        },
      ]}
      schema={limitsSchema}
      value={limits.data}
      call={save}
      readOnly={!mayChange}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
