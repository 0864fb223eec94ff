import { systemType as types } from '@boedel/domain/matter/kinds';
import { listMatterKinds } from '@boedel/domain/matter/matter-kind';
import { claimsCountFrom, willKinds } from '@boedel/contract/matter/matter-details';
import { markPhrase, t } from '../../i18n/t';
import { type FormFieldDefinition, type FieldSection, layOutInThirds, toOptions } from '../../ui/fields/field';
import type { MatterOnScreen } from '../../ui/the-matter';
import type { DetailsChoices } from './details-choices';

/** The appointment and the paper that proves it. Where they are one day, it is asked once. */
const appointed: Readonly<Record<number, readonly FormFieldDefinition[]>> = {
  [types.liquidation]: [
    { name: 'appointmentDate', label: markPhrase('Appointed (certificate)'), kind: 'day' },
    {
      name: 'details.finalAppointmentDate',
      label: markPhrase('Final appointment'),
      kind: 'day',
      help: markPhrase(
        'The certificate after the first meeting. The account and the second meeting are due from this day.',
      ),
    },
  ],
  [types.estateLate]: [
    { name: 'lettersDate', label: markPhrase('Executor appointed (letters)'), kind: 'day' },
    { name: 'details.lettersReceivedDate', label: markPhrase('Original letters received'), kind: 'day' },
  ],
  [types.curatorship]: [
    { name: 'appointmentDate', label: markPhrase('Curator appointed'), kind: 'day' },
    { name: 'lettersDate', label: markPhrase('Letters of curatorship received'), kind: 'day' },
  ],
  [types.flowConsult]: [
    { name: 'appointmentDate', label: markPhrase('Date of consultation'), kind: 'day' },
    { name: 'lettersDate', label: markPhrase('Date of report'), kind: 'day' },
  ],
  [types.trust]: [
    { name: 'appointmentDate', label: markPhrase('Trustees appointed'), kind: 'day' },
    // A trust is registered by its letters of authority (Trust Property Control Act s 6).
    { name: 'lettersDate', label: markPhrase('Registered (letters of authority)'), kind: 'day' },
  ],
};

const createDetailField = (
  name: string,
  label: string,
  more: Partial<FormFieldDefinition> = {},
): FormFieldDefinition => ({
  name: `details.${name}`,
  label,
  ...more,
});
const createDayField = (name: string, label: string): FormFieldDefinition =>
  createDetailField(name, label, { kind: 'day' });

/** What only one type asks for, kept in the matter's details. What is asked of the person stands with the person. */
const own: Readonly<Record<number, FieldSection>> = {
  [types.liquidation]: {
    title: markPhrase('Application and order'),
    fields: [
      createDayField('applicationDate', markPhrase('Date of the application')),
      createDayField('provisionalOrderDate', markPhrase('Provisional order')),
      createDayField('returnDate', markPhrase('Return day')),
      createDayField('finalOrderDate', markPhrase('Final order')),
      createDetailField('claimsCountFrom', markPhrase('Claims and interest count from'), {
        kind: 'select',
        options: toOptions(claimsCountFrom),
        help: markPhrase(
          'Only for a company or close corporation wound up by the court. Leave blank for the application (s 348).',
        ),
      }),
      createDetailField('petitioningCreditor', markPhrase('Petitioning creditor')),
      createDetailField('attorney', markPhrase('Attorney of record')),
    ],
  },
  [types.estateLate]: {
    title: markPhrase('Report and will'),
    fields: [
      createDayField('reportedDate', markPhrase('Estate reported')),
      createDetailField('willKind', markPhrase('Will'), { kind: 'select', options: toOptions(willKinds) }),
      createDayField('willDate', markPhrase('Date of the will')),
      createDayField('codicilDate', markPhrase('Date of the codicil')),
      createDetailField('furtherCodicils', markPhrase('Further codicils')),
      createDayField('willLodgedDate', markPhrase('Will lodged with the Master')),
      createDayField('willAcceptedDate', markPhrase('Will accepted by the Master')),
      createDetailField('nominatedExecutor', markPhrase('Executor nominated in the will')),
    ],
  },
  [types.curatorship]: {
    title: markPhrase('Order'),
    fields: [
      createDayField('orderDate', markPhrase('Date of the order')),
      createDetailField('applicant', markPhrase('Applicant')),
      createDetailField('accountYearEnd', markPhrase('Account year ends on'), {
        help: markPhrase('Month and day as MM-DD.'),
      }),
      createDetailField('powers', markPhrase('Powers granted'), { kind: 'notes', span: 6 }),
    ],
  },
  [types.flowConsult]: {
    title: markPhrase('Plan'),
    fields: [
      createDayField('planDate', markPhrase('As if died on')),
      createDetailField('planner', markPhrase('Planner')),
      createDayField('reviewDate', markPhrase('Next review')),
      createDayField('willDate', markPhrase('Date of the will')),
      createDayField('codicilDate', markPhrase('Date of the codicil')),
      createDetailField('willKeptAt', markPhrase('Will kept at')),
    ],
  },
  [types.trust]: {
    title: markPhrase('Administration'),
    about: markPhrase('Enter the deed, number and financial year under the trust.'),
    fields: [
      createDetailField('leastTrustees', markPhrase('Fewest trustees the deed allows'), { kind: 'number' }),
      createDetailField('mostTrustees', markPhrase('Maximum number of trustees in the deed'), { kind: 'number' }),
      createDetailField('trusteeQuorum', markPhrase('Quorum of trustees in the deed'), {
        kind: 'number',
        help: markPhrase('Leave blank if every trustee in office must be present.'),
      }),
      createDetailField('trusteeDecisions', markPhrase('Trustees decide'), {
        kind: 'select',
        options: [
          { value: 'majority', label: t('By majority') },
          { value: 'unanimous', label: t('All together') },
        ],
      }),
      createDetailField('meetingNoticeDays', markPhrase('Notice of meetings, in days'), { kind: 'number' }),
      createDetailField('needsAudit', markPhrase('Audited each year'), { kind: 'flag' }),
      createDetailField('rafClaimNumber', markPhrase('RAF claim number')),
      createDayField('deregisteredDate', markPhrase('Deregistered on')),
    ],
  },
};

/** A winding-up may begin with a resolution; the estate of somebody insolvent is a taxpayer of its own. */
function listOwnSections({ systemTypeID, partyKind, country }: DetailsMatter): FieldSection[] {
  const section = own[systemTypeID];
  if (!section) return [];
  const { fields } = section;
  if (systemTypeID === types.liquidation && partyKind !== 'person') {
    return [
      {
        ...section,
        fields: [
          fields[0]!,
          createDayField('resolutionDate', markPhrase('Date of the resolution')),
          ...fields.slice(1),
        ],
      },
    ];
  }
  const isCoded = systemTypeID === types.liquidation || systemTypeID === types.estateLate;
  const coded = createDayField('codedDate', markPhrase('Coded as an estate on'));
  return isCoded ? [section, { title: country === 'Namibia' ? 'NamRA' : 'SARS', fields: [coded] }] : [section];
}

const createMasterAndCourtSection = (choices: DetailsChoices): FieldSection => ({
  title: markPhrase('Master and court'),
  fields: [
    { name: 'masterOfficeID', label: markPhrase("Master's office"), kind: 'select', options: choices.masterOffices },
    { name: 'masterReference', label: markPhrase("Master's reference") },
    {
      name: 'magistrateOfficeID',
      label: markPhrase("Magistrate's office"),
      kind: 'select',
      options: choices.magistrateOffices,
    },
    { name: 'court', label: markPhrase('Court') },
    { name: 'caseNumber', label: markPhrase('Case number') },
  ],
});

/** A trust is known by its type. */
export const createKindField = (systemType: number, partyKind: string): FormFieldDefinition => ({
  name: 'kind',
  label: systemType === types.trust ? markPhrase('Type of trust') : markPhrase('Kind'),
  kind: 'select',
  options: toOptions(listMatterKinds(systemType, partyKind)),
});

/** What of a matter decides which questions it is asked. */
type DetailsMatter = Pick<MatterOnScreen, 'systemTypeID' | 'partyKind' | 'country'>;

export function listDetailsSections(matter: DetailsMatter, choices: DetailsChoices): FieldSection[] {
  const { systemTypeID: systemType, partyKind, country } = matter;
  return layOutInThirds([
    {
      title: markPhrase('The matter'),
      fields: [
        { name: 'reference', label: markPhrase('Our reference'), required: true },
        createKindField(systemType, partyKind),
        { name: 'responsibleUserID', label: markPhrase('Responsible'), kind: 'select', options: choices.colleagues },
        { name: 'assistantUserID', label: markPhrase('Assisting'), kind: 'select', options: choices.colleagues },
        {
          name: 'country',
          label: markPhrase('Country'),
          kind: 'select',
          required: true,
          options: toOptions(['South Africa', 'Namibia']),
        },
      ],
    },
    // A consultation is before no Master and no court.
    ...(systemType === types.flowConsult ? [] : [createMasterAndCourtSection(choices)]),
    {
      title: systemType === types.flowConsult ? markPhrase('Instruction') : markPhrase('Instruction and appointment'),
      fields: [
        { name: 'instructionDate', label: markPhrase('Date of instruction'), kind: 'day' },
        { name: 'instructionFrom', label: markPhrase('Instruction from') },
        ...(appointed[systemType] ?? []),
      ],
    },
    ...listOwnSections(matter),
    {
      title: country === 'Namibia' ? markPhrase('FIA') : markPhrase('FICA'),
      about:
        country === 'Namibia'
          ? markPhrase('Client identification under the Financial Intelligence Act 13 of 2012.')
          : markPhrase('Client identification under the Financial Intelligence Centre Act 38 of 2001.'),
      fields: [
        { name: 'ficaDone', label: markPhrase('Identified and verified'), kind: 'flag' },
        { name: 'ficaDate', label: markPhrase('On'), kind: 'day' },
      ],
    },
  ]);
}
