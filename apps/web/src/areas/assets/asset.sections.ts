import { assetFields } from '@boedel/contract/assets/asset.fields';
import { markPhrase } from '../../i18n/t';
import type { FormFieldDefinition, FieldOption, FieldSection } from '../../ui/fields/field';
import { listRecordSections } from '../../ui/record/record-sections';
import { listChoices, toOptions, valuationLabels } from './asset-words';
import { ChargesControl } from './charges-control';
import { ClassControl, KindControl } from './kind-controls';
import { ValueControl } from './money-in';
import { createTakersControl } from '../../ui/fields/takers-control';

interface AssetFormContext {
  readonly matter: { readonly systemTypeID: number; readonly country: string };
  readonly links: Readonly<Record<string, readonly FieldOption[]>>;
  readonly people: readonly FieldOption[];
}

const isOf = (field: string, ...values: readonly unknown[]) => ({
  field,
  is: (value: unknown) => values.includes(value),
});
const hasCurrency = { field: 'valuationCurrency', is: (value: unknown) => typeof value === 'string' && value !== '' };

const createValueFields = (valuers: readonly FieldOption[]): FormFieldDefinition[] => [
  { name: 'valuationAmount', label: markPhrase('Value of the whole'), kind: 'money', control: ValueControl, span: 2 },
  {
    name: 'share',
    label: markPhrase('Share of the estate'),
    help: markPhrase('For example 1/2, 4/12 or 50%. Leave blank for the whole asset.'),
    span: 2,
  },
  { name: 'valuationDate', label: markPhrase('Valued on'), kind: 'day', span: 2 },
  {
    name: 'valuationType',
    label: markPhrase('Type of valuation'),
    kind: 'select',
    options: toOptions(valuationLabels),
    span: 2,
  },
  { name: 'valuerID', label: markPhrase('Valuer'), kind: 'link', options: valuers, span: 2 },
  {
    name: 'valuationCurrency',
    label: markPhrase('Currency'),
    help: markPhrase('Leave blank to use the matter’s currency.'),
    maxLength: 3,
    span: 2,
  },
  { name: 'valuationRate', label: markPhrase('Rate'), when: hasCurrency, span: 2 },
  { name: 'valuationRateDate', label: markPhrase('Rate of'), kind: 'day', when: hasCurrency, span: 2 },
];

const residenceFields: FormFieldDefinition[] = [
  {
    name: 'timeLivedIn',
    label: markPhrase('Part of the time lived in'),
    when: isOf('gainsKind', 'residence'),
    span: 2,
  },
  {
    name: 'domesticPart',
    label: markPhrase('Share not used for a trade'),
    when: isOf('gainsKind', 'residence'),
    span: 2,
  },
  {
    name: 'withinTwoHectares',
    label: markPhrase('Share within two hectares'),
    when: isOf('gainsKind', 'residence'),
    span: 2,
  },
];

/** What stands beside the declared fields, under the heading it belongs to. */
function listFieldsBeside({ people }: AssetFormContext): Readonly<Record<string, readonly FormFieldDefinition[]>> {
  return {
    'Capital gains': residenceFields,
    'Paid outside the estate': [
      {
        name: 'payees',
        label: markPhrase('Who is paid'),
        control: createTakersControl(people),
        when: isOf('paysPastEstate', true),
        span: 6,
      },
    ],
    'Held for others': [
      { name: 'acceptedYield', label: markPhrase('Yield accepted by SARS'), when: isOf('entersDuty', true), span: 2 },
      {
        name: 'successors',
        label: markPhrase('Who takes it'),
        control: createTakersControl(people),
        when: isOf('kind', 'limitedInterest'),
        span: 6,
      },
      {
        name: 'charges',
        label: markPhrase('Charges against it'),
        control: ChargesControl,
        when: isOf('kind', 'limitedInterest'),
        span: 6,
      },
    ],
  };
}

/** The form of an asset: what it is, what it is worth, then what its kind asks. */
export function createAssetSections(around: AssetFormContext): FieldSection[] {
  const more = {
    ...Object.fromEntries(
      Object.entries(listChoices(around.matter.systemTypeID)).map(([name, options]) => [name, { options }]),
    ),
    kind: { control: KindControl, span: 3 as const },
    class: { control: ClassControl, span: 3 as const },
  };
  const links = { ...around.links, dutySuccessorID: around.people, customarySpouseID: around.people };
  const [first, ...rest] = listRecordSections(assetFields, { matter: around.matter, links, more });
  const added = listFieldsBeside(around);
  return [
    first!,
    { title: markPhrase('Value'), fields: createValueFields(around.links['valuerID'] ?? []) },
    ...rest.map((section) => ({ ...section, fields: [...section.fields, ...(added[section.title ?? ''] ?? [])] })),
  ];
}
