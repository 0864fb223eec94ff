import { clauseSchema } from '@boedel/contract/wills/wills.schema';
import { clauseKinds, limitedRights } from '@boedel/domain/wills/captured-will';
import { useMemo } from 'react';
import { markPhrase, t } from '../../i18n/t';
import type { FormFieldDefinition, FieldSection } from '../../ui/fields/field';
import { RecordDialog } from '../../ui/record/record-dialog';
import type { RecordSaveCall } from '../../ui/record/record-page';
import { type WillClause, useAssetChoices, usePeopleChoices, type WillAnswer } from './beneficiaries.queries';
import { createTakersControl } from './clause-takers';
import { clauseKindLabels, rightLabels, summariseClause } from './clause-words';

const whenKind = (...kinds: readonly WillClause['kind'][]): Pick<FormFieldDefinition, 'when'> => ({
  when: { field: 'kind', is: (kind) => kinds.some((one) => one === kind) },
});

interface ClauseDialogProps {
  readonly will: Pick<WillAnswer, 'clauses'>;
  readonly clause: WillClause;
  readonly isNew: boolean;
  readonly call: RecordSaveCall<object>;
  readonly onClose: () => void;
}

/** One clause of the will: what it does, over what, for whom, and in the will's own words. */
export function ClauseDialog({ will, clause, isNew, call, onClose }: ClauseDialogProps) {
  const people = usePeopleChoices();
  const assets = useAssetChoices();
  const known = JSON.stringify(people);
  // The control is the same one while its choices are, so that what is typed in it stays.
  // oxlint-disable-next-line react/exhaustive-deps -- by content
  const Takers = useMemo(() => createTakersControl(people), [known]);
  const named = {
    person: (id: number) => people.find(({ value }) => value === id)?.label ?? '…',
    asset: (id: number) => assets.find(({ value }) => value === id)?.label ?? '…',
  };
  const legacies = will.clauses
    .filter(({ kind, key }) => (kind === 'cash' || kind === 'asset' || kind === 'limited') && key !== clause.key)
    .map((one) => ({ value: one.key, label: summariseClause(one, named) }));
  const sections: FieldSection[] = [
    {
      fields: [
        {
          name: 'kind',
          label: markPhrase('What the clause does'),
          kind: 'select',
          required: true,
          span: 4,
          options: clauseKinds.map((value) => ({ value, label: t(clauseKindLabels[value]) })),
        },
        { name: 'clause', label: markPhrase('Number in the will'), kind: 'text', span: 2, maxLength: 40 },
        {
          name: 'assetID',
          label: markPhrase('Asset'),
          kind: 'link',
          span: 4,
          options: assets,
          ...whenKind('asset', 'limited'),
        },
        {
          name: 'amount',
          label: markPhrase('Amount'),
          kind: 'money',
          span: 2,
          help: markPhrase('Of an annuity: what it pays a year.'),
          when: {
            ...whenKind('cash', 'handOver').when!,
            or: { field: 'right', is: (right) => right === 'annuity' },
          },
        },
        {
          name: 'right',
          label: markPhrase('Right'),
          kind: 'select',
          span: 2,
          help: markPhrase('Only if the will creates a limited right over the residue.'),
          options: limitedRights.map((value) => ({ value, label: t(rightLabels[value]) })),
          ...whenKind('limited', 'residue'),
        },
        {
          name: 'ofKey',
          label: markPhrase('Out of'),
          kind: 'select',
          span: 4,
          options: legacies,
          ...whenKind('handOver'),
        },
        { name: 'takers', label: markPhrase('Who takes'), span: 6, control: Takers },
        { name: 'wording', label: markPhrase('As the will writes it'), kind: 'notes', span: 6, maxLength: 8000 },
        {
          name: 'preLegacy',
          label: markPhrase('Pays before all other legacies'),
          kind: 'flag',
          span: 3,
          ...whenKind('cash', 'asset', 'limited'),
        },
        {
          name: 'security',
          label: markPhrase('Security for the remainder owners'),
          kind: 'text',
          span: 3,
          maxLength: 500,
          ...whenKind('limited', 'residue'),
        },
        {
          name: 'acceptedYield',
          label: markPhrase('Yield accepted by the Commissioner'),
          kind: 'text',
          span: 3,
          maxLength: 20,
          ...whenKind('limited'),
        },
        { name: 'lateFrom', label: markPhrase('Interest from'), kind: 'day', span: 3, ...whenKind('cash') },
        {
          name: 'lateRate',
          label: markPhrase('Rate per year'),
          kind: 'text',
          span: 3,
          maxLength: 20,
          ...whenKind('cash'),
        },
      ],
    },
  ];
  return (
    <RecordDialog<object>
      title={isNew ? t('Add a clause') : t('Edit clause')}
      sections={sections}
      schema={clauseSchema}
      value={clause}
      call={call}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
