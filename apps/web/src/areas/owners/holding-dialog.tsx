import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { type HoldingKind, holdingKinds } from '@boedel/domain/owners/register';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { holdingLabels, type RegisterHolding, type RegisterParty } from './owners.queries';

interface HoldingDialogProps {
  readonly of: RegisterParty;
  readonly holding?: RegisterHolding;
  readonly parties: readonly RegisterParty[];
  readonly onClose: () => void;
}

const somebodyNew = 'new';
const kindsOfNew = ['person', 'company', 'close corporation', 'trust', 'partnership', 'other'] as const;

/** Who stands behind a body, or by a minor: somebody of the trust, or somebody new. */
export function HoldingDialog({ of, holding, parties, onClose }: HoldingDialogProps) {
  const [holder, setHolder] = useState<string | null>(holding ? String(holding.holderID) : somebodyNew);
  const [kind, setKind] = useState<(typeof kindsOfNew)[number]>('person');
  const [firstNames, setFirstNames] = useState('');
  const [surname, setSurname] = useState('');
  const [idNumber, setIdNumber] = useState('');
  const [how, setHow] = useState<HoldingKind | null>(holding?.how ?? (of.isPerson ? 'guardian' : null));
  const [percent, setPercent] = useState<number | null>(holding?.percent ?? null);
  const [sinceDate, setSince] = useState<string | null>(holding?.sinceDate ?? null);
  const [endedDate, setEnded] = useState<string | null>(holding?.endedDate ?? null);
  const save = useCall(ownerCalls.saveHolding, { onDone: onClose });
  const remove = useCall(ownerCalls.removeHolding, { onDone: onClose });
  const findFieldError = (field: string): string | undefined => save.error?.fields[field]?.[0];
  const isNew = holder === somebodyNew;
  const offered = of.isPerson ? (['guardian'] as const) : holdingKinds.filter((one) => one !== 'guardian');
  const person = { kind, firstNames: firstNames || null, surname, idNumber: idNumber || null };
  return (
    <SharedModal
      opened
      size="md"
      title={of.isPerson ? t('Guardian of {name}', { name: of.name }) : t('Behind {name}', { name: of.name })}
      saveDisabled={how === null || holder === null || (isNew && surname.trim() === '')}
      isSaving={save.isRunning || remove.isRunning}
      onCancel={onClose}
      onSave={() =>
        how !== null &&
        save.run({
          id: holding?.id ?? null,
          version: holding?.version ?? null,
          ofID: of.id,
          ...(isNew ? { holder: person } : { holderID: Number(holder) }),
          how,
          percent,
          sinceDate,
          endedDate,
        })
      }
      {...(holding && { extra: { label: t('Remove'), onClick: () => remove.run({ id: holding.id }) } })}
    >
      <Select
        label={t('Who')}
        searchable
        data={[
          { value: somebodyNew, label: t('New person') },
          ...parties
            .filter((one) => one.id !== of.id && (!of.isPerson || one.isPerson))
            .map((one) => ({ value: String(one.id), label: one.name })),
        ]}
        value={holder}
        error={findFieldError('holderID')}
        onChange={setHolder}
        mb="sm"
      />
      {isNew && (
        <>
          {!of.isPerson && (
            <Select
              label={t('Kind')}
              data={kindsOfNew.map((value) => ({ value, label: t(value) }))}
              value={kind}
              allowDeselect={false}
              onChange={(value) => value && setKind(value)}
              mb="sm"
            />
          )}
          {kind === 'person' && (
            <TextInput
              label={t('First names')}
              value={firstNames}
              onChange={(event) => setFirstNames(event.currentTarget.value)}
              mb="sm"
            />
          )}
          <TextInput
            label={t('Surname or name')}
            required
            value={surname}
            error={findFieldError('surname')}
            onChange={(event) => setSurname(event.currentTarget.value)}
            mb="sm"
          />
          {kind === 'person' && (
            <TextInput
              label={t('ID number')}
              value={idNumber}
              error={findFieldError('idNumber')}
              onChange={(event) => setIdNumber(event.currentTarget.value)}
              mb="sm"
            />
          )}
        </>
      )}
      <Select
        label={t('How')}
        required
        data={offered.map((value) => ({ value, label: t(holdingLabels[value]) }))}
        value={how}
        error={findFieldError('how') ?? findFieldError('ofID')}
        onChange={(value) => setHow(value)}
        mb="sm"
      />
      {!of.isPerson && (
        <NumberInput
          label={t('Percent')}
          min={0}
          max={100}
          decimalScale={3}
          value={percent ?? ''}
          error={findFieldError('percent')}
          onChange={(value) => setPercent(typeof value === 'number' ? value : null)}
          mb="sm"
        />
      )}
      <DateField label={t('Since')} value={sinceDate} onChange={(value) => setSince(value as string | null)} />
      <DateField
        label={t('Until')}
        value={endedDate}
        error={findFieldError('endedDate')}
        onChange={(value) => setEnded(value as string | null)}
      />
    </SharedModal>
  );
}
