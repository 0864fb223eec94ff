import { assetFields } from '@boedel/contract/assets/asset.fields';
import { phrase } from '../../i18n/t';
import type { Field, FieldOption, FieldSection } from '../../ui/fields/field';
import { recordSections } from '../../ui/record/record-sections';
import { choicesOf, optionsFrom, valuationWords } from './asset-words';
import { ChargesControl } from './charges-control';
import { ClassControl, KindControl } from './kind-controls';
import { ValueControl } from './money-in';
import { takersControl } from '../../ui/fields/takers-control';

interface Around {
  readonly matter: { readonly systemTypeID: number; readonly country: string };
  readonly links: Readonly<Record<string, readonly FieldOption[]>>;
  readonly people: readonly FieldOption[];
}

const isOf = (field: string, ...values: readonly unknown[]) => ({
  field,
  is: (value: unknown) => values.includes(value),
});
const hasCurrency = { field: 'valuationCurrency', is: (value: unknown) => typeof value === 'string' && value !== '' };

const valueFields = (valuers: readonly FieldOption[]): Field[] => [
  { name: 'valuationAmount', label: phrase('Value of the whole'), kind: 'money', control: ValueControl, span: 2 },
  {
    name: 'share',
    label: phrase('Share of the estate'),
    help: phrase('As written: 1/2, 4/12, 50%. Empty is the whole.'),
    span: 2,
  },
  { name: 'valuationDate', label: phrase('Valued on'), kind: 'day', span: 2 },
  {
    name: 'valuationType',
    label: phrase('Kind of valuation'),
    kind: 'select',
    options: optionsFrom(valuationWords),
    span: 2,
  },
  { name: 'valuerID', label: phrase('Valuer'), kind: 'link', options: valuers, span: 2 },
  {
    name: 'valuationCurrency',
    label: phrase('Currency'),
    help: phrase('Empty is the matter’s own.'),
    maxLength: 3,
    span: 2,
  },
  { name: 'valuationRate', label: phrase('Rate'), when: hasCurrency, span: 2 },
  { name: 'valuationRateDate', label: phrase('Rate of'), kind: 'day', when: hasCurrency, span: 2 },
];

const residenceFields: Field[] = [
  { name: 'timeLivedIn', label: phrase('Part of the time lived in'), when: isOf('gainsKind', 'residence'), span: 2 },
  { name: 'domesticPart', label: phrase('Part not used for a trade'), when: isOf('gainsKind', 'residence'), span: 2 },
  {
    name: 'withinTwoHectares',
    label: phrase('Part within two hectares'),
    when: isOf('gainsKind', 'residence'),
    span: 2,
  },
];

/** What stands beside the declared fields, under the heading it belongs to. */
function beside({ people }: Around): Readonly<Record<string, readonly Field[]>> {
  return {
    'Capital gains': residenceFields,
    'Paid past the estate': [
      {
        name: 'payees',
        label: phrase('Who is paid'),
        control: takersControl(people),
        when: isOf('paysPastEstate', true),
        span: 6,
      },
    ],
    'Held for others': [
      { name: 'acceptedYield', label: phrase('Yield accepted by SARS'), when: isOf('entersDuty', true), span: 2 },
      {
        name: 'successors',
        label: phrase('Who takes it'),
        control: takersControl(people),
        when: isOf('kind', 'limitedInterest'),
        span: 6,
      },
      {
        name: 'charges',
        label: phrase('Charges on it'),
        control: ChargesControl,
        when: isOf('kind', 'limitedInterest'),
        span: 6,
      },
    ],
  };
}

/** The form of an asset: what it is, what it is worth, then what its kind asks. */
export function assetSections(around: Around): FieldSection[] {
  const more = {
    ...Object.fromEntries(
      Object.entries(choicesOf(around.matter.systemTypeID)).map(([name, options]) => [name, { options }]),
    ),
    kind: { control: KindControl, span: 3 as const },
    class: { control: ClassControl, span: 3 as const },
  };
  const links = { ...around.links, dutySuccessorID: around.people, customarySpouseID: around.people };
  const [first, ...rest] = recordSections(assetFields, { matter: around.matter, links, more });
  const added = beside(around);
  return [
    first!,
    { title: phrase('Value'), fields: valueFields(around.links['valuerID'] ?? []) },
    ...rest.map((section) => ({ ...section, fields: [...section.fields, ...(added[section.title ?? ''] ?? [])] })),
  ];
}
