import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { t } from '../../i18n/t';
import type { ControlProps } from '../../ui/fields/control';
import type { FieldOption } from '../../ui/fields/field';
import { RowsControl } from '../../ui/fields/rows-control';
import type { WillClause, WillClauseTaker } from './beneficiaries.queries';
import { listParts, partLabels } from './clause-words';

const sharing: ReadonlySet<string> = new Set(['taker', 'holder', 'bareOwner']);

/** Heirs with one mark were named jointly: the share of one who fails goes to the others. */
const listJointMarks = (own: string | null | undefined): readonly string[] => [
  ...new Set(['A', 'B', 'C', ...(own ? [own] : [])]),
];

/** Who takes by a clause, the part as it is written, and who steps in. */
export function createTakersControl(people: readonly FieldOption[]): ComponentType<ControlProps> {
  const data = people.map((person) => ({ value: `${person.value}`, label: person.label }));
  return function Takers({ value, ...control }: ControlProps) {
    const kind = useWatch({ name: 'kind' }) as WillClause['kind'];
    const right = useWatch({ name: 'right' }) as WillClause['right'];
    const wrong = (useFormState().errors['takers'] ?? {}) as Record<number, Record<string, { message?: string }>>;
    const takers = (value ?? []) as readonly WillClauseTaker[];
    const parts = listParts(kind, right);
    const createTaker = (): WillClauseTaker => {
      const part = parts.find((one) => !takers.some((taker) => taker.part === one)) ?? parts[0]!;
      return {
        partyID: 0,
        part,
        share: takers.some((taker) => taker.part === part) ? '' : '1',
        noRepresentation: false,
        substitutes: [],
        jointGift: null,
        termYears: null,
        termMonths: null,
      };
    };
    if (parts.length === 0) return null;
    return (
      <RowsControl {...control} rows={takers} added={createTaker} addWords={t('Add a person')}>
        {(taker, change, at) => (
          <>
            <Select
              aria-label={t('Person')}
              placeholder={t('Person')}
              data={data}
              searchable
              value={taker.partyID ? `${taker.partyID}` : null}
              error={wrong[at]?.['partyID']?.message}
              onChange={(id) => change({ partyID: id === null ? 0 : Number(id) })}
            />
            {parts.length > 1 && (
              <Select
                aria-label={t('Place')}
                data={parts.map((part) => ({ value: part, label: t(partLabels[part]) }))}
                allowDeselect={false}
                value={taker.part}
                onChange={(part) => change({ part: part as WillClauseTaker['part'] })}
              />
            )}
            {sharing.has(taker.part) && kind !== 'cash' && (
              <TextInput
                aria-label={t('Share')}
                placeholder="1/2"
                w={90}
                value={taker.share ?? ''}
                error={wrong[at]?.['share']?.message}
                onChange={(event) => change({ share: event.currentTarget.value })}
              />
            )}
            {taker.part === 'holder' && (
              <TextInput
                aria-label={t('Years, if it ends before death')}
                placeholder={t('Years')}
                w={80}
                inputMode="numeric"
                value={taker.termYears ?? ''}
                onChange={(event) => {
                  const years = Number.parseInt(event.currentTarget.value, 10);
                  change({ termYears: Number.isNaN(years) ? null : years });
                }}
              />
            )}
            {taker.part === 'taker' && kind === 'residue' && (
              <Select
                aria-label={t('Named jointly with')}
                placeholder={t('On their own')}
                clearable
                w={150}
                data={listJointMarks(taker.jointGift).map((mark) => ({
                  value: mark,
                  label: t('Jointly ({mark})', { mark }),
                }))}
                value={taker.jointGift ?? null}
                onChange={(jointGift) => change({ jointGift })}
              />
            )}
            {taker.part === 'taker' && (
              <>
                <MultiSelect
                  aria-label={t('Who steps in')}
                  placeholder={(taker.substitutes ?? []).length === 0 ? t('Who steps in') : ''}
                  data={data.filter((one) => one.value !== `${taker.partyID}`)}
                  searchable
                  value={(taker.substitutes ?? []).map(String)}
                  onChange={(ids) => change({ substitutes: ids.map(Number) })}
                  maw={260}
                />
                <Checkbox
                  label={t('Descendants do not substitute')}
                  checked={taker.noRepresentation ?? false}
                  onChange={(event) => change({ noRepresentation: event.currentTarget.checked })}
                />
              </>
            )}
          </>
        )}
      </RowsControl>
    );
  };
}
