import { t } from '../../i18n/t';
import type { Field, FieldSection } from '../../ui/fields/field';
import type { DetailsChoices } from './details-choices';

const asOptions = (words: readonly string[]) => words.map((value) => ({ value, label: t(value) }));

/** What kind of estate, winding-up, curatorship, plan or trust it is. */
const kinds: Record<number, readonly string[]> = {
  1: [
    'Sequestration',
    'Voluntary surrender',
    "Creditors' voluntary winding-up",
    "Members' voluntary winding-up",
    'Winding-up by the court',
  ],
  2: ['Testate', 'Intestate', 'Partly testate', 'Section 18(3)', 'Insolvent estate', 'Foreign estate'],
  3: ['Curator bonis', 'Curator ad litem', 'Tutor', 'Administrator (Mental Health Care Act)'],
  4: ['Estate plan', 'Liquidity check', 'Review'],
  5: ['Inter vivos trust', 'Testamentary trust', 'RAF trust', 'Special trust', 'Bewind trust', 'Charitable trust'],
};

const appointed: Record<number, [string, string]> = {
  1: ['Date of appointment', 'Certificate of appointment'],
  2: ['Executor appointed', 'Letters of executorship'],
  3: ['Curator appointed', 'Letters of curatorship'],
  4: ['Date of consultation', 'Date of report'],
  5: ['Trustees appointed', 'Letters of authority'],
};

/** Fields of one type, kept in the matter's details. */
const own: Record<number, Field[]> = {
  1: [
    { name: 'details.provisionalOrderDate', label: 'Provisional order', kind: 'date' },
    { name: 'details.finalOrderDate', label: 'Final order', kind: 'date' },
    { name: 'details.petitioningCreditor', label: 'Petitioning creditor' },
    { name: 'details.attorney', label: 'Attorney of record' },
  ],
  2: [
    { name: 'details.willDate', label: 'Date of the will', kind: 'date' },
    { name: 'details.codicilDate', label: 'Date of the codicil', kind: 'date' },
    { name: 'details.placeOfDeath', label: 'Place of death' },
    { name: 'details.ordinaryResidence', label: 'Ordinarily resident at' },
  ],
  3: [
    { name: 'details.orderDate', label: 'Date of the order', kind: 'date' },
    { name: 'details.condition', label: 'Ground of the order' },
    { name: 'details.accountYearEnd', label: 'Account runs to (month and day)' },
    { name: 'details.institution', label: 'Cared for at' },
  ],
  4: [
    { name: 'details.planDate', label: 'As if died on', kind: 'date' },
    { name: 'details.planner', label: 'Planner' },
  ],
  5: [
    { name: 'details.deedDate', label: 'Date of the deed', kind: 'date' },
    { name: 'details.yearEnd', label: 'Financial year end' },
    { name: 'details.trustNumber', label: 'Trust number with the Master' },
    { name: 'details.purpose', label: 'Purpose' },
  ],
};

export function detailsSections(systemType: number, choices: DetailsChoices): FieldSection[] {
  const [appointment, letters] = appointed[systemType] ?? ['Date of appointment', 'Letters'];
  return [
    {
      title: 'The matter',
      fields: [
        { name: 'reference', label: 'Our reference', required: true },
        { name: 'kind', label: 'Kind', kind: 'select', options: asOptions(kinds[systemType] ?? []) },
        { name: 'responsibleUserID', label: 'Responsible', kind: 'select', options: choices.colleagues },
        { name: 'assistantUserID', label: 'Assisting', kind: 'select', options: choices.colleagues },
        { name: 'country', label: 'Country', kind: 'select', options: asOptions(['South Africa', 'Namibia']) },
      ],
    },
    {
      title: 'Master and court',
      fields: [
        { name: 'masterOfficeID', label: "Master's office", kind: 'select', options: choices.masterOffices },
        { name: 'masterReference', label: "Master's reference" },
        {
          name: 'magistrateOfficeID',
          label: "Magistrate's office",
          kind: 'select',
          options: choices.magistrateOffices,
        },
        { name: 'court', label: 'Court' },
        { name: 'caseNumber', label: 'Case number' },
      ],
    },
    {
      title: 'Instruction and appointment',
      fields: [
        { name: 'instructionDate', label: 'Date of instruction', kind: 'date' },
        { name: 'instructionFrom', label: 'Instruction from' },
        { name: 'appointmentDate', label: appointment, kind: 'date' },
        { name: 'lettersDate', label: letters, kind: 'date' },
        ...(own[systemType] ?? []),
      ],
    },
    {
      title: 'FICA',
      about: 'Identification of the client under the Financial Intelligence Centre Act.',
      fields: [
        { name: 'ficaDone', label: 'Identified and verified', kind: 'switch' },
        { name: 'ficaDate', label: 'On', kind: 'date' },
      ],
    },
  ];
}
