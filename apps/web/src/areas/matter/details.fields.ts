import { systemType as types } from '@boedel/domain/matter/kinds';
import { matterKinds } from '@boedel/domain/matter/matter-kind';
import { willKinds } from '@boedel/contract/matter/matter-details';
import { phrase, t } from '../../i18n/t';
import { type Field, type FieldSection, inThirds, optionsOf } from '../../ui/fields/field';
import type { Matter } from '../../ui/the-matter';
import type { DetailsChoices } from './details-choices';

/** The appointment and the paper that proves it. Where they are one day, it is asked once. */
const appointed: Readonly<Record<number, readonly Field[]>> = {
  [types.liquidation]: [{ name: 'appointmentDate', label: phrase('Appointed (certificate)'), kind: 'day' }],
  [types.estateLate]: [
    { name: 'lettersDate', label: phrase('Executor appointed (letters)'), kind: 'day' },
    { name: 'details.lettersReceivedDate', label: phrase('Original letters received'), kind: 'day' },
  ],
  [types.curatorship]: [
    { name: 'appointmentDate', label: phrase('Curator appointed'), kind: 'day' },
    { name: 'lettersDate', label: phrase('Letters of curatorship received'), kind: 'day' },
  ],
  [types.flowConsult]: [
    { name: 'appointmentDate', label: phrase('Date of consultation'), kind: 'day' },
    { name: 'lettersDate', label: phrase('Date of report'), kind: 'day' },
  ],
  [types.trust]: [
    { name: 'appointmentDate', label: phrase('Trustees appointed'), kind: 'day' },
    // A trust is registered by its letters of authority (Trust Property Control Act s 6).
    { name: 'lettersDate', label: phrase('Registered (letters of authority)'), kind: 'day' },
  ],
};

const detail = (name: string, label: string, more: Partial<Field> = {}): Field => ({
  name: `details.${name}`,
  label,
  ...more,
});
const day = (name: string, label: string): Field => detail(name, label, { kind: 'day' });

/** What only one type asks for, kept in the matter's details. What is asked of the person stands with the person. */
const own: Readonly<Record<number, FieldSection>> = {
  [types.liquidation]: {
    title: phrase('Application and order'),
    fields: [
      day('applicationDate', phrase('Date of the application')),
      day('provisionalOrderDate', phrase('Provisional order')),
      day('returnDate', phrase('Return day')),
      day('finalOrderDate', phrase('Final order')),
      detail('petitioningCreditor', phrase('Petitioning creditor')),
      detail('attorney', phrase('Attorney of record')),
    ],
  },
  [types.estateLate]: {
    title: phrase('Report and will'),
    fields: [
      day('reportedDate', phrase('Estate reported')),
      detail('willKind', phrase('Will'), { kind: 'select', options: optionsOf(willKinds) }),
      day('willDate', phrase('Date of the will')),
      day('codicilDate', phrase('Date of the codicil')),
      detail('furtherCodicils', phrase('Further codicils')),
      day('willLodgedDate', phrase('Will lodged with the Master')),
      day('willAcceptedDate', phrase('Will accepted by the Master')),
      detail('nominatedExecutor', phrase('Executor nominated in the will')),
    ],
  },
  [types.curatorship]: {
    title: phrase('Order'),
    fields: [
      day('orderDate', phrase('Date of the order')),
      detail('applicant', phrase('Applicant')),
      detail('accountYearEnd', phrase('Account runs to'), { help: phrase('Month and day, as MM-DD.') }),
      detail('powers', phrase('Powers granted'), { kind: 'notes', span: 6 }),
    ],
  },
  [types.flowConsult]: {
    title: phrase('Plan'),
    fields: [
      day('planDate', phrase('As if died on')),
      detail('planner', phrase('Planner')),
      day('reviewDate', phrase('Next review')),
      day('willDate', phrase('Date of the will')),
      day('codicilDate', phrase('Date of the codicil')),
      detail('willKeptAt', phrase('Will is kept at')),
    ],
  },
  [types.trust]: {
    title: phrase('Administration'),
    about: phrase('The deed, the number and the financial year stand with the trust itself.'),
    fields: [
      detail('leastTrustees', phrase('Fewest trustees the deed allows'), { kind: 'number' }),
      detail('mostTrustees', phrase('Most trustees the deed allows'), { kind: 'number' }),
      detail('trusteeQuorum', phrase('Quorum of trustees by the deed'), {
        kind: 'number',
        help: phrase('Left open, every trustee in office must be there.'),
      }),
      detail('trusteeDecisions', phrase('Trustees decide'), {
        kind: 'select',
        options: [
          { value: 'majority', label: t('By majority') },
          { value: 'unanimous', label: t('All together') },
        ],
      }),
      detail('meetingNoticeDays', phrase('Notice of meetings, in days'), { kind: 'number' }),
      detail('needsAudit', phrase('Audited each year'), { kind: 'flag' }),
      detail('rafClaimNumber', phrase('RAF claim number')),
      day('deregisteredDate', phrase('Deregistered on')),
    ],
  },
};

/** A winding-up may begin with a resolution; the estate of somebody insolvent is a taxpayer of its own. */
function ownOf({ systemTypeID, partyKind, country }: Asked): FieldSection[] {
  const section = own[systemTypeID];
  if (!section) return [];
  const { fields } = section;
  if (systemTypeID === types.liquidation && partyKind !== 'person') {
    return [
      { ...section, fields: [fields[0]!, day('resolutionDate', phrase('Date of the resolution')), ...fields.slice(1)] },
    ];
  }
  const isCoded = systemTypeID === types.liquidation || systemTypeID === types.estateLate;
  const coded = day('codedDate', phrase('Coded as an estate on'));
  return isCoded ? [section, { title: country === 'Namibia' ? 'NamRA' : 'SARS', fields: [coded] }] : [section];
}

const masterAndCourt = (choices: DetailsChoices): FieldSection => ({
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
});

/** A trust is known by its type. */
export const kindField = (systemType: number, partyKind: string): Field => ({
  name: 'kind',
  label: systemType === types.trust ? phrase('Type of trust') : phrase('Kind'),
  kind: 'select',
  options: optionsOf(matterKinds(systemType, partyKind)),
});

/** What of a matter decides which questions it is asked. */
type Asked = Pick<Matter, 'systemTypeID' | 'partyKind' | 'country'>;

export function detailsSections(matter: Asked, choices: DetailsChoices): FieldSection[] {
  const { systemTypeID: systemType, partyKind, country } = matter;
  return inThirds([
    {
      title: phrase('The matter'),
      fields: [
        { name: 'reference', label: phrase('Our reference'), required: true },
        kindField(systemType, partyKind),
        { name: 'responsibleUserID', label: phrase('Responsible'), kind: 'select', options: choices.colleagues },
        { name: 'assistantUserID', label: phrase('Assisting'), kind: 'select', options: choices.colleagues },
        {
          name: 'country',
          label: phrase('Country'),
          kind: 'select',
          required: true,
          options: optionsOf(['South Africa', 'Namibia']),
        },
      ],
    },
    // A consultation is before no Master and no court.
    ...(systemType === types.flowConsult ? [] : [masterAndCourt(choices)]),
    {
      title: systemType === types.flowConsult ? phrase('Instruction') : phrase('Instruction and appointment'),
      fields: [
        { name: 'instructionDate', label: phrase('Date of instruction'), kind: 'day' },
        { name: 'instructionFrom', label: phrase('Instruction from') },
        ...(appointed[systemType] ?? []),
      ],
    },
    ...ownOf(matter),
    {
      title: country === 'Namibia' ? phrase('FIA') : phrase('FICA'),
      about:
        country === 'Namibia'
          ? phrase('Identification of the client under the Financial Intelligence Act 13 of 2012.')
          : phrase('Identification of the client under the Financial Intelligence Centre Act 38 of 2001.'),
      fields: [
        { name: 'ficaDone', label: phrase('Identified and verified'), kind: 'flag' },
        { name: 'ficaDate', label: phrase('On'), kind: 'day' },
      ],
    },
  ]);
}
