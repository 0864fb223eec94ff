import { asked, day, figures, flag, type Group, money, number, tab, term, text, trust } from './group';

/** Which letter to the Fund it is. */
export const rafLetterVariants = [
  'first claim',
  'later claim',
  'follow-up',
  'second follow-up',
  'last follow-up',
  'closing',
] as const;

/** Everybody the register of beneficial owners names. */
const owners: Group = {
  prefix: 'owner',
  label: 'Beneficial owners',
  list: 'owners',
  systemTypes: [trust],
  captured: tab('details'),
  fields: {
    name: text('Name'),
    class: term('Class of ownership'),
    through: text('Through'),
    dateOfBirth: day('Date of birth'),
    idNumber: text('ID or passport number'),
    issuedIn: text('Issued in'),
    nationality: text('Nationality'),
    citizenship: text('Citizenship'),
    address: text('Residential address'),
    serviceAddress: text('Address for service'),
    contact: text('Other contact'),
    taxNumber: text('Tax number'),
    fromDate: day('Since'),
    toDate: day('Until'),
  },
};

/** Owners of a trust; the award, the undertaking and a claim against it where the Road Accident Fund owes it. */
export const trustFields: readonly Group[] = [
  owners,
  {
    prefix: 'rafDetails',
    label: 'Road Accident Fund',
    systemTypes: [trust],
    captured: tab('details'),
    fields: {
      claimant: text('Claimant'),
      accidentDate: day('Day of the accident'),
      accidentPlace: text('Place of the accident'),
      court: text('Court'),
      caseNumber: text('Case number'),
      orderDate: day('Day of the order'),
      linkNumber: text('Link number'),
      claimNumber: text('Claim number of the Fund'),
      undertakingDate: day('Day of the undertaking'),
      apportionmentPercent: number('Apportionment (%)'),
      contactName: text('Contact'),
      contactEmail: text('E-mail'),
      address: text('Address'),
      areFeesAllowed: flag('Trustees’ fees may be claimed'),
    },
  },
  {
    prefix: 'raf',
    label: 'The letter',
    systemTypes: [trust],
    captured: asked,
    fields: {
      claim: text('Which claim'),
      variant: term('Which letter it is', { options: rafLetterVariants }),
    },
  },
  {
    prefix: 'rafClaim',
    label: 'Claim against the undertaking',
    systemTypes: [trust],
    captured: figures('details'),
    fields: {
      description: text('Description'),
      reference: text('The Fund’s reference'),
      lodgedDate: day('Lodged on'),
      waitedDays: number('Days it has waited'),
      lastLetterDate: day('Our last letter about it'),
      gross: money('Accounts'),
      apportioned: money('Less apportionment'),
      claimed: money('Claimed'),
      paid: money('Paid by the Fund'),
      outstanding: money('Outstanding'),
    },
  },
  {
    prefix: 'rafItem',
    label: 'Schedule of the claim',
    list: 'rafItems',
    systemTypes: [trust],
    captured: figures('details'),
    fields: {
      date: day('Day of the service'),
      provider: text('Provider'),
      treatment: text('Treatment or goods'),
      injuryLink: text('How the accident made it necessary'),
      invoice: text('Invoice number'),
      amount: money('Amount'),
      claimed: money('Claimed'),
      payTo: term('To be paid to'),
    },
  },
];
