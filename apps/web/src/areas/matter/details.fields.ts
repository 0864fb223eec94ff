import { phrase, t } from '../../i18n/t';
import type { Field, FieldSection } from '../../ui/fields/field';
import type { DetailsChoices } from './details-choices';

const asOptions = (words: readonly string[]) => words.map((value) => ({ value, label: t(value) }));

/** What kind of estate, winding-up, curatorship, plan or trust it is. */
const kinds: Readonly<Record<number, readonly string[]>> = {
  1: [
    phrase('Sequestration'),
    phrase('Voluntary surrender'),
    phrase("Creditors' voluntary winding-up"),
    phrase("Members' voluntary winding-up"),
    phrase('Winding-up by the court'),
  ],
  2: [
    phrase('Testate'),
    phrase('Intestate'),
    phrase('Partly testate'),
    phrase('Section 18(3)'),
    phrase('Insolvent estate'),
    phrase('Foreign estate'),
  ],
  3: [
    phrase('Curator bonis'),
    phrase('Curator ad litem'),
    phrase('Tutor'),
    phrase('Administrator (Mental Health Care Act)'),
  ],
  4: [phrase('Estate plan'), phrase('Liquidity check'), phrase('Review')],
  5: [
    phrase('Inter vivos trust'),
    phrase('Testamentary trust'),
    phrase('RAF trust'),
    phrase('Special trust'),
    phrase('Bewind trust'),
    phrase('Charitable trust'),
  ],
};

export const kindsOf = (systemType: number): readonly string[] => kinds[systemType] ?? [];

const appointed: Record<number, [string, string]> = {
  1: [phrase('Date of appointment'), phrase('Certificate of appointment')],
  2: [phrase('Executor appointed'), phrase('Letters of executorship')],
  3: [phrase('Curator appointed'), phrase('Letters of curatorship')],
  4: [phrase('Date of consultation'), phrase('Date of report')],
  5: [phrase('Trustees appointed'), phrase('Letters of authority')],
};

/** Fields of one type, kept in the matter's details. */
const own: Record<number, Field[]> = {
  1: [
    { name: 'details.provisionalOrderDate', label: phrase('Provisional order'), kind: 'date' },
    { name: 'details.finalOrderDate', label: phrase('Final order'), kind: 'date' },
    { name: 'details.petitioningCreditor', label: phrase('Petitioning creditor') },
    { name: 'details.attorney', label: phrase('Attorney of record') },
  ],
  2: [
    { name: 'details.willDate', label: phrase('Date of the will'), kind: 'date' },
    { name: 'details.codicilDate', label: phrase('Date of the codicil'), kind: 'date' },
    { name: 'details.placeOfDeath', label: phrase('Place of death') },
    { name: 'details.ordinaryResidence', label: phrase('Ordinarily resident at') },
  ],
  3: [
    { name: 'details.orderDate', label: phrase('Date of the order'), kind: 'date' },
    { name: 'details.condition', label: phrase('Ground of the order') },
    { name: 'details.accountYearEnd', label: phrase('Account runs to (month and day)') },
    { name: 'details.institution', label: phrase('Cared for at') },
  ],
  4: [
    { name: 'details.planDate', label: phrase('As if died on'), kind: 'date' },
    { name: 'details.planner', label: phrase('Planner') },
  ],
  5: [
    { name: 'details.deedDate', label: phrase('Date of the deed'), kind: 'date' },
    { name: 'details.yearEnd', label: phrase('Financial year end') },
    { name: 'details.trustNumber', label: phrase('Trust number with the Master') },
    { name: 'details.purpose', label: phrase('Purpose') },
  ],
};

export function detailsSections(systemType: number, choices: DetailsChoices): FieldSection[] {
  const [appointment, letters] = appointed[systemType] ?? [phrase('Date of appointment'), phrase('Letters')];
  return [
    {
      title: phrase('The matter'),
      fields: [
        { name: 'reference', label: phrase('Our reference'), required: true },
        { name: 'kind', label: phrase('Kind'), kind: 'select', options: asOptions(kindsOf(systemType)) },
        { name: 'responsibleUserID', label: phrase('Responsible'), kind: 'select', options: choices.colleagues },
        { name: 'assistantUserID', label: phrase('Assisting'), kind: 'select', options: choices.colleagues },
        { name: 'country', label: phrase('Country'), kind: 'select', options: asOptions(['South Africa', 'Namibia']) },
      ],
    },
    {
      title: phrase('Master and court'),
      fields: [
        { name: 'masterOfficeID', label: phrase("Master's office"), kind: 'select', options: choices.masterOffices },
        { name: 'masterReference', label: phrase("Master's reference") },
        {
          name: 'magistrateOfficeID',
          label: phrase("Magistrate's office"),
          kind: 'select',
          options: choices.magistrateOffices,
        },
        { name: 'court', label: phrase('Court') },
        { name: 'caseNumber', label: phrase('Case number') },
      ],
    },
    {
      title: phrase('Instruction and appointment'),
      fields: [
        { name: 'instructionDate', label: phrase('Date of instruction'), kind: 'date' },
        { name: 'instructionFrom', label: phrase('Instruction from') },
        { name: 'appointmentDate', label: appointment, kind: 'date' },
        { name: 'lettersDate', label: letters, kind: 'date' },
        ...(own[systemType] ?? []),
      ],
    },
    {
      title: phrase('FICA'),
      about: phrase('Identification of the client under the Financial Intelligence Centre Act.'),
      fields: [
        { name: 'ficaDone', label: phrase('Identified and verified'), kind: 'switch' },
        { name: 'ficaDate', label: phrase('On'), kind: 'date' },
      ],
    },
  ];
}
