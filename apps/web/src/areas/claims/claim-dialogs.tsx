import { claimCalls } from '@boedel/contract/claims/claims.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { claimStatuses, claimSteps, lacksDayOfProof } from '@boedel/domain/claims/claim-status';
import { z } from 'zod';
import type { RecordScreenRow } from '../../client/record/matter-record';
import { MatterRowDialog } from '../../client/record/matter-row-dialog';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';
import { RecordDialog } from '../../ui/record/record-dialog';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { AmountsControl, createSecurityControl } from './claim-controls';
import { type ClaimAnswer, kit, useAssetNames } from './claims.queries';

/** One claim in the shared modal, with what secures it and what it is made up of. */
export function ClaimDialog({ row, onClose }: { row: RecordScreenRow | 'new'; onClose: () => void }) {
  const matter = useMatter();
  const assets = useAssetNames(matter.id);
  return (
    <MatterRowDialog
      kit={kit}
      row={row}
      onClose={onClose}
      size="xl"
      begins={{ claimTypeID: 3 }}
      more={{
        securedBy: { control: createSecurityControl(assets), span: 6 },
        amounts: { control: AmountsControl, span: 6 },
        ...(row !== 'new' && isMissingDay(row as unknown as ClaimAnswer) && { provedDate: { readOnly: false } }),
      }}
    />
  );
}

const isMissingDay = ({ status, provedDate }: ClaimAnswer): boolean =>
  lacksDayOfProof({ status: status ?? 'lodged', provedOn: (provedDate ?? null) as LocalDate | null });

const schema = z.object({ status: z.enum(claimStatuses) }).loose();

/** Moves a claim on: only where it may go from where it stands. */
export function StatusDialog({ claim, onClose }: { claim: ClaimAnswer; onClose: () => void }) {
  const move = useCall(claimCalls.statusChangeAudit, { says: t('Claim moved to the next step.') });
  const today = useToday();
  const ways = claimSteps[claim.status ?? 'lodged'].next;
  const sections: readonly FieldSection[] = [
    {
      fields: [
        {
          name: 'status',
          kind: 'select',
          label: markPhrase('Becomes'),
          required: true,
          span: 3,
          options: ways.map((value) => ({ value, label: t(claimSteps[value].label) })),
        },
        { name: 'statusDate', kind: 'day', label: markPhrase('Decided on'), required: true, span: 3 },
        {
          name: 'provedAmount',
          kind: 'money',
          label: markPhrase('Amount proved'),
          help: markPhrase('Leave blank for the full amount claimed.'),
          span: 3,
        },
        { name: 'statusReason', kind: 'notes', label: markPhrase('Reason'), span: 6 },
      ],
    },
  ];
  return (
    <RecordDialog<object>
      title={t('Move the claim on')}
      size="lg"
      sections={sections}
      schema={schema}
      value={{
        id: claim.id,
        version: claim.version,
        status: ways[0] ?? null,
        statusDate: today,
        provedAmount: claim.provedAmount ?? null,
        statusReason: null,
      }}
      call={move}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
