import { type SystemType, systemType, systemTypes } from '../matter/kinds';

export type MergeKind = 'text' | 'term' | 'day' | 'money' | 'number' | 'flag';

/** Where a value is captured: a tab of the matter, the firm's own details, or the moment the paper is made. */
export type CapturedAt =
  | { readonly at: 'tab'; readonly tab: string | Readonly<Partial<Record<SystemType, string>>> }
  | { readonly at: 'organisation' }
  | { readonly at: 'paper' }
  /** Worked out from the estate and its ledger: nobody types it. */
  | { readonly at: 'figures'; readonly tab: string };

export interface MergeField {
  readonly name: string;
  readonly label: string;
  readonly kind: MergeKind;
  readonly group: string;
  readonly systemTypes: readonly SystemType[];
  readonly captured: CapturedAt;
  /** Of a list, repeated with it. */
  readonly list?: string;
  /** What a choice that is asked for can be. */
  readonly options?: readonly string[];
  /** A paper is asked for this with more room than a line. */
  readonly isLong?: boolean;
}

export interface MergeList {
  readonly name: string;
  /** What each row's fields begin with: `heirs` has `heir.name`. */
  readonly item: string;
  readonly label: string;
  readonly group: string;
  readonly systemTypes: readonly SystemType[];
  readonly captured: CapturedAt;
  /** The list it hangs in, where rows have rows. */
  readonly inside?: string;
}

type Kinded = readonly [
  kind: MergeKind,
  label: string,
  more?: { systemTypes?: readonly SystemType[]; options?: readonly string[]; isLong?: boolean },
];
interface Group {
  readonly prefix: string;
  readonly label: string;
  readonly systemTypes: readonly SystemType[];
  readonly captured: CapturedAt;
  readonly fields: Readonly<Record<string, Kinded>>;
  /** Named where the group is the rows of a list. */
  readonly list?: string;
  readonly inside?: string;
}

const { liquidation, estateLate, curatorship, flowConsult, trust } = systemType;
const all = systemTypes;
const estates: readonly SystemType[] = [liquidation, estateLate, curatorship];
const late: readonly SystemType[] = [estateLate];
const people: readonly SystemType[] = [liquidation, estateLate, curatorship, flowConsult];

const tab = (path: string | Readonly<Partial<Record<SystemType, string>>>): CapturedAt => ({ at: 'tab', tab: path });
const figures = (path: string): CapturedAt => ({ at: 'figures', tab: path });
const asked: CapturedAt = { at: 'paper' };
const person = tab({
  [liquidation]: 'insolvent',
  [estateLate]: 'deceased',
  [curatorship]: 'deceased',
  [flowConsult]: 'deceased',
  [trust]: 'details',
});

const text = (label: string, more?: Kinded[2]): Kinded => ['text', label, more];
const day = (label: string, more?: Kinded[2]): Kinded => ['day', label, more];
const money = (label: string, more?: Kinded[2]): Kinded => ['money', label, more];
const term = (label: string, more?: Kinded[2]): Kinded => ['term', label, more];
const number = (label: string, more?: Kinded[2]): Kinded => ['number', label, more];
const flag = (label: string, more?: Kinded[2]): Kinded => ['flag', label, more];

const named = {
  name: text('Name'),
  idNumber: text('ID number'),
  dateOfBirth: day('Date of birth'),
  email: text('E-mail'),
  phone: text('Telephone'),
  address: text('Address'),
};
const asset = {
  description: text('Description'),
  class: term('Class'),
  value: money('Value'),
  valuationDate: day('Valued on'),
  share: text('Share'),
  reference: text('Reference'),
  location: text('Where it is'),
  voucher: text('Voucher'),
  awardedTo: text('Awarded to'),
  treatment: term('What becomes of it'),
};

/**
 * Every field a paper can merge, said once: for which matters it exists, where its value comes from and where it is
 * captured. Templates are held against this list; the picker of the editor and the list of what is missing are it.
 */
const groups: readonly Group[] = [
  {
    prefix: '',
    label: 'Day',
    systemTypes: all,
    captured: figures('details'),
    fields: { today: day('Today'), n: number('Number of the row') },
  },
  {
    prefix: 'matter',
    label: 'Matter',
    systemTypes: all,
    captured: tab('details'),
    fields: {
      reference: text('Our reference'),
      name: text('Name of the matter'),
      type: term('System type'),
      kind: term('Kind'),
      country: text('Country'),
      masterReference: text('Master’s reference'),
      court: text('Court'),
      caseNumber: text('Case number'),
      instructionDate: day('Date of instruction'),
      appointmentDate: day('Date of appointment'),
      lettersDate: day('Date of the letters'),
      // Insolvencies
      provisionalOrderDate: day('Provisional order', { systemTypes: [liquidation] }),
      finalOrderDate: day('Final order', { systemTypes: [liquidation] }),
      petitioningCreditor: text('Petitioning creditor', { systemTypes: [liquidation] }),
      // Deceased estates
      reportedDate: day('Estate reported', { systemTypes: late }),
      lettersReceivedDate: day('Letters received', { systemTypes: late }),
      willKind: term('Kind of will', { systemTypes: [estateLate, flowConsult] }),
      willDate: day('Date of the will', { systemTypes: [estateLate, flowConsult] }),
      codicilDate: day('Date of the codicil', { systemTypes: [estateLate, flowConsult] }),
      nominatedExecutor: text('Nominated executor', { systemTypes: late }),
      hasWill: flag('There is a will', { systemTypes: [estateLate, flowConsult] }),
      creditorsNoticeDate: day('Notice to creditors', { systemTypes: late }),
      accountNoticeDate: day('Notice that the account lies open', { systemTypes: late }),
      accountLodgedDate: day('Account lodged', { systemTypes: [liquidation, estateLate] }),
      accountDueDate: day('Account due', { systemTypes: late }),
      // Curatorships
      orderDate: day('Date of the order', { systemTypes: [curatorship] }),
      applicant: text('Applicant', { systemTypes: [curatorship] }),
      powers: text('Powers of the curator', { systemTypes: [curatorship] }),
      accountYearEnd: text('Year end of the account', { systemTypes: [curatorship] }),
      leastTrustees: number('Least number of trustees', { systemTypes: [trust] }),
    },
  },
  {
    prefix: 'office',
    label: 'Office held',
    systemTypes: all,
    captured: figures('details'),
    fields: {
      /** 'executor', 'curator', 'trustee', 'liquidator'. */
      word: term('What who is appointed is called'),
      letters: term('What the appointment is called'),
      act: term('Act the office rests on'),
    },
  },
  {
    prefix: 'firm',
    label: 'Firm',
    systemTypes: all,
    captured: { at: 'organisation' },
    fields: {
      name: text('Name of the firm'),
      tradingName: text('Trading name'),
      registrationNumber: text('Registration number'),
      vatNumber: text('VAT number'),
      address: text('Street address'),
      postalAddress: text('Postal address'),
      phone: text('Telephone'),
      email: text('E-mail'),
    },
  },
  {
    prefix: 'responsible',
    label: 'Responsible person',
    systemTypes: all,
    captured: tab('details'),
    fields: { name: text('Name'), email: text('E-mail') },
  },
  {
    prefix: 'masterOffice',
    label: 'Master’s office',
    systemTypes: all,
    captured: tab('details'),
    fields: {
      name: text('Master’s office'),
      address: text('Address of the Master’s office'),
      email: text('E-mail of the Master’s office'),
      phone: text('Telephone of the Master’s office'),
    },
  },
  {
    prefix: 'magistrateOffice',
    label: 'Magistrate’s office',
    systemTypes: estates,
    captured: tab('details'),
    fields: { name: text('Magistrate’s office'), address: text('Address of the magistrate’s office') },
  },
  {
    prefix: 'main',
    label: 'Whom the matter is about',
    systemTypes: all,
    captured: person,
    fields: {
      ...named,
      /** 'Estate late Jan Botha', 'Insolvent estate of …', 'The patient …', 'The … Trust'. */
      displayName: text('As papers name it'),
      displayNameAf: text('As papers name it in Afrikaans'),
      surname: text('Surname'),
      firstNames: text('First names'),
      title: text('Title'),
      registrationNumber: text('Registration number'),
      taxNumber: text('Tax number'),
      vatNumber: text('VAT number'),
      dateOfDeath: day('Date of death', { systemTypes: late }),
      placeOfDeath: text('Place of death', { systemTypes: late }),
      deathCertificate: text('Death certificate', { systemTypes: late }),
      gender: term('Gender', { systemTypes: people }),
      maritalStatus: term('Marital status', { systemTypes: people }),
      maritalRegime: term('Property regime', { systemTypes: people }),
      isInCommunity: flag('Married in community of property', { systemTypes: people }),
      occupation: text('Occupation', { systemTypes: people }),
      nationality: text('Nationality', { systemTypes: people }),
      placeOfBirth: text('Place of birth', { systemTypes: people }),
      usualResidence: text('Ordinarily resident at', { systemTypes: people }),
      previousMarriages: text('Earlier marriages', { systemTypes: people }),
      tradingAs: text('Trading as', { systemTypes: [liquidation] }),
      natureOfBusiness: text('Nature of the business', { systemTypes: [liquidation] }),
      sarsOffice: text('SARS office'),
      estateTaxNumber: text('Tax number of the estate', { systemTypes: [liquidation, estateLate] }),
      placeOfCare: text('Cared for at', { systemTypes: [curatorship] }),
      carer: text('Carer', { systemTypes: [curatorship] }),
      diagnosis: text('Ground of the curatorship', { systemTypes: [curatorship] }),
      hasRafClaim: flag('Road Accident Fund claim', { systemTypes: [curatorship] }),
      trustType: term('Type of trust', { systemTypes: [trust] }),
      deedDate: day('Date of the deed', { systemTypes: [trust] }),
      isMale: flag('Male', { systemTypes: people }),
    },
  },
  {
    prefix: 'spouse',
    label: 'Spouse at the time',
    systemTypes: people,
    captured: tab({
      [liquidation]: 'insolvent',
      [estateLate]: 'deceased',
      [curatorship]: 'deceased',
      [flowConsult]: 'deceased',
    }),
    fields: {
      ...named,
      taxNumber: text('Tax number'),
      dateOfMarriage: day('Date of marriage'),
      placeOfMarriage: text('Place of the marriage'),
      kind: term('How married'),
      contract: term('Antenuptial contract'),
      isSurviving: flag('Survives'),
    },
  },
  {
    prefix: 'marriage',
    label: 'Marriages',
    list: 'marriages',
    systemTypes: people,
    captured: tab({
      [liquidation]: 'insolvent',
      [estateLate]: 'deceased',
      [curatorship]: 'deceased',
      [flowConsult]: 'deceased',
    }),
    fields: {
      spouseName: text('Spouse'),
      spouseIdNumber: text('ID number of the spouse'),
      marriedDate: day('Married on'),
      place: text('Place of the marriage'),
      regime: term('Property regime'),
      kind: term('How married'),
      endedBy: term('Ended'),
      endedDate: day('Ended on'),
      spouseDiedDate: day('Spouse died on'),
      estateReference: text('Reference of that spouse’s estate'),
      isCurrent: flag('Lasted until now'),
    },
  },
  {
    prefix: 'child',
    label: 'Children',
    list: 'children',
    systemTypes: people,
    captured: tab({
      [liquidation]: 'insolvent',
      [estateLate]: 'deceased',
      [curatorship]: 'deceased',
      [flowConsult]: 'deceased',
    }),
    fields: {
      ...named,
      dateOfDeath: day('Date of death'),
      isMinor: flag('Minor'),
      isDead: flag('Died before'),
      relationship: term('Relationship'),
      otherParent: text('Other parent'),
      guardian: text('Guardian'),
    },
  },
  {
    prefix: 'executor',
    label: 'Executor, curator or trustee',
    list: 'executors',
    systemTypes: all,
    captured: tab('details'),
    fields: {
      ...named,
      capacity: text('Capacity'),
      appointedDate: day('Appointed on'),
      isExempt: flag('Exempt from security'),
      vatNumber: text('VAT number'),
    },
  },
  {
    prefix: 'heir',
    label: 'Heirs and beneficiaries',
    list: 'heirs',
    systemTypes: [estateLate, curatorship, flowConsult, trust],
    captured: tab('beneficiaries'),
    fields: {
      ...named,
      relationship: term('Relationship'),
      isMinor: flag('Minor'),
      guardian: text('Guardian'),
      maritalStatus: term('Marital status'),
      taxNumber: text('Tax number'),
      bank: text('Bank'),
      branchCode: text('Branch code'),
      accountNumber: text('Account number'),
      // Worked out by the account.
      entitlement: money('What the heir is awarded', { systemTypes: late }),
      cash: money('Of it in money', { systemTypes: late }),
      inKind: money('Of it in assets', { systemTypes: late }),
      paid: money('Paid already', { systemTypes: late }),
      due: money('Still to be paid', { systemTypes: late }),
    },
  },
  {
    prefix: 'award',
    label: 'What the heir is awarded, line by line',
    list: 'awards',
    inside: 'heirs',
    systemTypes: late,
    captured: figures('beneficiaries'),
    fields: { description: text('Description'), amount: money('Amount'), basis: text('Under') },
  },
  { prefix: 'asset', label: 'Assets', list: 'assets', systemTypes: all, captured: tab('assets'), fields: asset },
  {
    prefix: 'immovable',
    label: 'Immovable property',
    list: 'immovables',
    systemTypes: all,
    captured: tab('assets'),
    fields: asset,
  },
  {
    prefix: 'movable',
    label: 'Movable property',
    list: 'movables',
    systemTypes: all,
    captured: tab('assets'),
    fields: asset,
  },
  {
    prefix: 'claimHeld',
    label: 'Claims in favour of the estate',
    list: 'claimsHeld',
    systemTypes: all,
    captured: tab('assets'),
    fields: asset,
  },
  {
    prefix: 'policy',
    label: 'Policies and benefits',
    list: 'policies',
    systemTypes: [estateLate, flowConsult],
    captured: tab('assets'),
    fields: {
      description: text('Description'),
      value: money('Value'),
      reference: text('Policy number'),
      nominee: text('Paid to'),
    },
  },
  {
    prefix: 'sale',
    label: 'Asset that is sold',
    systemTypes: all,
    captured: tab('assets'),
    fields: {
      description: text('Description'),
      value: money('Value'),
      location: text('Where it is'),
      auctioneer: text('Auctioneer'),
      auctioneerEmail: text('E-mail of the auctioneer'),
      auctioneerAddress: text('Address of the auctioneer'),
      valuer: text('Valuer'),
      valuerEmail: text('E-mail of the valuer'),
      valuerAddress: text('Address of the valuer'),
      auctionDate: day('Day of the auction'),
      reservePrice: money('Reserve price'),
      buyerName: text('Buyer'),
      buyerEmail: text('E-mail of the buyer'),
      price: money('Purchase price'),
      offerSignedDate: day('Offer signed on'),
      isImmovable: flag('It is land'),
    },
  },
  {
    prefix: 'liability',
    label: 'Liabilities',
    list: 'liabilities',
    systemTypes: [estateLate, curatorship, flowConsult, trust],
    captured: tab('liabilities'),
    fields: {
      creditor: text('Creditor'),
      description: text('Description'),
      reference: text('Reference'),
      amount: money('Amount'),
      kind: term('Kind'),
      securedBy: text('Secured by'),
      voucher: text('Voucher'),
      status: term('Decision'),
      email: text('E-mail of the creditor'),
      address: text('Address of the creditor'),
    },
  },
  {
    prefix: 'estateBank',
    label: 'Estate bank account',
    systemTypes: [liquidation, estateLate, curatorship, trust],
    captured: tab('banking'),
    fields: {
      bank: text('Bank'),
      branchCode: text('Branch code'),
      accountName: text('Name of the account'),
      accountNumber: text('Account number'),
    },
  },
  {
    prefix: 'bond',
    label: 'Bond of security',
    systemTypes: [liquidation, estateLate, curatorship, trust],
    captured: tab('bondofsecurity'),
    fields: {
      number: text('Bond number'),
      provider: text('Provider'),
      providerEmail: text('E-mail of the provider'),
      providerAddress: text('Address of the provider'),
      amount: money('Amount secured'),
      issuedDate: day('Issued on'),
      lodgedDate: day('Lodged on'),
      nextPremiumDate: day('Next premium'),
      yearlyPremium: money('Premium a year'),
      newAmount: money('New amount asked for'),
      reason: text('Why it is reduced'),
      masterConsentDate: day('Master consented on'),
    },
  },
  {
    prefix: 'figures',
    label: 'Figures of the matter',
    systemTypes: all,
    captured: figures('report'),
    fields: {
      grossAssets: money('Assets'),
      liabilities: money('Liabilities'),
      net: money('Net value'),
      cash: money('Money in hand'),
      realised: money('Realised'),
      unrealised: money('Not realised yet'),
      duty: money('Estate duty', { systemTypes: late }),
    },
  },
  {
    prefix: 'account',
    label: 'Liquidation and distribution account',
    systemTypes: late,
    captured: figures('report'),
    fields: {
      kind: term('Which account'),
      assets: money('Assets of the account'),
      liabilities: money('Liabilities of the account'),
      balance: money('Balance for distribution'),
      duty: money('Estate duty'),
      executorFee: money('Executor’s remuneration'),
      masterFee: money('Master’s fee'),
      cash: money('Money in the estate'),
      shortfall: money('Shortfall of money'),
      lodgedDate: day('Lodged on'),
      number: number('Number of the lodged account'),
    },
  },
  {
    prefix: 'dutyLine',
    label: 'Estate duty, line by line',
    list: 'dutyLines',
    systemTypes: late,
    captured: figures('report'),
    fields: { words: text('Description'), section: text('Section'), amount: money('Amount') },
  },
  // The ledger and the bank
  {
    prefix: 'bankAccount',
    label: 'Bank accounts reconciled',
    list: 'bankAccounts',
    systemTypes: [liquidation, estateLate, curatorship, trust],
    captured: figures('cashallocationandrecon'),
    fields: {
      name: text('Account'),
      bank: text('Bank'),
      accountNumber: text('Account number'),
      statementBalance: money('Balance on the statement'),
      statementDate: day('Day of the statement'),
      depositsOutstanding: money('Receipts not yet through'),
      paymentsOutstanding: money('Payments not yet through'),
      unidentified: money('Bank lines not booked yet'),
      adjusted: money('Adjusted balance'),
      cashBook: money('Balance of the cash book'),
      difference: money('Difference'),
      opening: money('Opening balance'),
      receipts: money('Receipts'),
      payments: money('Payments'),
      closing: money('Closing balance'),
    },
  },
  {
    prefix: 'outstanding',
    label: 'Entries not yet through the bank',
    list: 'outstandings',
    inside: 'bankAccounts',
    systemTypes: [liquidation, estateLate, curatorship, trust],
    captured: figures('cashallocationandrecon'),
    fields: {
      date: day('Date'),
      description: text('Description'),
      reference: text('Reference'),
      receipt: money('Receipt'),
      payment: money('Payment'),
      age: number('Age in days'),
      isOld: flag('Older than 30 days'),
    },
  },
  {
    prefix: 'section',
    label: 'Cash by heading',
    list: 'sections',
    systemTypes: estates,
    captured: figures('cashallocationandrecon'),
    fields: { name: term('Heading'), receipts: money('Receipts'), payments: money('Payments'), net: money('Net') },
  },
  {
    prefix: 'entry',
    label: 'Receipts and payments under a heading',
    list: 'entries',
    inside: 'sections',
    systemTypes: estates,
    captured: figures('cashallocationandrecon'),
    fields: {
      date: day('Date'),
      voucher: text('Voucher'),
      description: text('Description'),
      party: text('Payer or payee'),
      receipt: money('Receipt'),
      payment: money('Payment'),
      vat: money('VAT in it'),
    },
  },
  {
    prefix: 'income',
    label: 'Income',
    list: 'incomes',
    systemTypes: estates,
    captured: tab('income'),
    fields: {
      date: day('Date'),
      description: text('Description'),
      source: term('Source'),
      voucher: text('Voucher'),
      amount: money('Amount'),
    },
  },
  {
    prefix: 'expense',
    label: 'Expenses',
    list: 'expenses',
    systemTypes: estates,
    captured: tab('expenses'),
    fields: {
      date: day('Date'),
      description: text('Description'),
      payee: text('Paid to'),
      kind: term('Type of cost'),
      voucher: text('Voucher'),
      amount: money('Amount'),
      vat: money('VAT in it'),
    },
  },
  {
    prefix: 'voucher',
    label: 'Vouchers',
    list: 'vouchers',
    systemTypes: estates,
    captured: figures('cashallocationandrecon'),
    fields: {
      number: text('Voucher'),
      date: day('Date'),
      issuer: text('Issuer'),
      description: text('Description'),
      amount: money('Amount'),
      isMissing: flag('Missing'),
    },
  },
  {
    prefix: 'missingVoucher',
    label: 'Entries without a voucher',
    list: 'missingVouchers',
    systemTypes: estates,
    captured: figures('cashallocationandrecon'),
    fields: { date: day('Date'), description: text('Description'), amount: money('Amount') },
  },
  {
    prefix: 'payout',
    label: 'Payouts',
    list: 'payouts',
    systemTypes: estates,
    captured: figures('payoutfilematter'),
    fields: {
      payee: text('Payee'),
      capacity: term('Capacity'),
      line: text('Account line'),
      gross: money('Gross'),
      paidBefore: money('Paid before'),
      net: money('Net'),
      bank: text('Bank'),
      branchCode: text('Branch code'),
      accountNumber: text('Account number'),
      myRef: text('My reference'),
      theirRef: text('Their reference'),
    },
  },
  {
    prefix: 'milestone',
    label: 'Milestones',
    list: 'milestones',
    systemTypes: all,
    captured: tab('diarymatter'),
    fields: { name: term('Milestone'), date: day('Reached on'), isReached: flag('Reached') },
  },
  {
    prefix: 'deadline',
    label: 'Dates still to come',
    list: 'deadlines',
    systemTypes: all,
    captured: tab('diarymatter'),
    fields: { name: text('What'), date: day('Date'), isOverdue: flag('Overdue') },
  },
  // Asked when the paper is made, and kept with it.
  {
    prefix: 'recipient',
    label: 'Whom it is sent to',
    systemTypes: all,
    captured: asked,
    fields: {
      name: text('Recipient'),
      address: text('Address of the recipient', { isLong: true }),
      email: text('E-mail of the recipient'),
      reference: text('Your reference'),
      amount: money('Amount concerning the recipient'),
      salutation: text('Salutation'),
    },
  },
  {
    prefix: 'letter',
    label: 'The letter',
    systemTypes: all,
    captured: asked,
    fields: {
      subject: text('Subject'),
      body: text('What the letter says', { isLong: true }),
      deadline: day('Answer by'),
      delivery: text('Sent by'),
      enclosures: text('Enclosures, one a line', { isLong: true }),
      trackingNumber: text('Number of the registered post'),
      consequence: text('What follows without an answer', { isLong: true }),
      variant: text('Variant'),
      reasons: text('Reasons', { isLong: true }),
    },
  },
  {
    prefix: 'notice',
    label: 'Notice or meeting',
    systemTypes: all,
    captured: asked,
    fields: {
      meetingKind: term('Kind of meeting', {
        options: [
          'second meeting of creditors',
          'general meeting of creditors',
          'special meeting of creditors',
          'first meeting of creditors and members',
        ],
      }),
      kind: term('What is advertised', { options: ['notice to creditors', 'account open for inspection'] }),
      date: day('Day of the meeting'),
      time: text('Hour'),
      place: text('Place'),
      purposes: text('Purposes', { isLong: true }),
      newspaper: text('Newspaper'),
      newspaperAf: text('Afrikaans newspaper'),
      publicationDate: day('Day of publication'),
      gazetteDate: day('Day of the Gazette'),
      periodDays: number('Period in days'),
      districts: text('Districts'),
      latestDate: day('Latest day the law allows'),
      quoteBy: day('Quotation by'),
      inspectionFrom: day('Open from'),
      inspectionTo: day('Open until'),
      province: text('Province'),
    },
  },
  {
    prefix: 'signing',
    label: 'Who signs',
    systemTypes: all,
    captured: asked,
    fields: {
      name: text('Who signs'),
      address: text('Address of who signs'),
      capacity: text('Capacity of who signs'),
      idNumber: text('ID number of who signs'),
      occupation: text('Occupation of who signs'),
      relationship: text('Relationship to whom it is about'),
      domicilium: text('Chosen address (domicilium)'),
      businessAddress: text('Business address'),
      presentAtDeath: flag('Present at the death'),
      identifiedBody: flag('Identified the body'),
    },
  },
  {
    prefix: 'form',
    label: 'Asked by the form',
    systemTypes: all,
    captured: asked,
    fields: {
      populationGroup: text('Population group'),
      residences: text('Residences in the last twelve months, with province', { isLong: true }),
      father: text('Father, alive or dead'),
      mother: text('Mother, alive or dead'),
      district: text('District'),
      section: term('Under which section', { options: ['section 9', 'section 27', 'section 78'] }),
      premises: text('Premises'),
      heirsPresent: text('Heirs present', { isLong: true }),
      exemptionGround: text('Ground of exemption from security'),
      agent: text('Agent'),
      agentAddress: text('Address of the agent'),
      poaDate: day('Date of the power of attorney'),
      siblings: text('Brothers and sisters', { isLong: true }),
      deadSiblings: text('Dead brothers and sisters and their children', { isLong: true }),
      nominee: text('Nominee'),
      sureties: text('Sureties, names and addresses', { isLong: true }),
      clause: text('Clause of the will'),
      requestedDate: day('New day asked for'),
      dueDate: day('Due on'),
      outstanding: text('What is outstanding, one a line', { isLong: true }),
      done: text('What was done, one a line', { isLong: true }),
      queries: text('Queries and answers, one a line', { isLong: true }),
      examiner: text('Examiner'),
      masterLetterDate: day('Day of the Master’s letter'),
      caseNumber: text('SARS case number'),
      fund: text('Fund and member number'),
      agreement: text('What is agreed', { isLong: true }),
      asAt: day('As at'),
      fromDate: day('From'),
      toDate: day('To'),
      maker: text('Drawn by'),
      checker: text('Checked by'),
      lastSeen: text('Last seen', { isLong: true }),
      condition: text('Condition and whereabouts', { isLong: true }),
      changes: text('Changes since the last report', { isLong: true }),
      litigation: text('Court cases', { isLong: true }),
      needs: text('What is needed', { isLong: true }),
      nextSteps: text('Next steps, one a line', { isLong: true }),
      accountNumber: number('Number of the account'),
      isFinal: flag('It is the final account'),
      nextOfKin: text('Next of kin'),
      depositPercent: number('Deposit, percent'),
      commissionPercent: number('Commission, percent'),
      confirmDays: number('Days to confirm'),
      proceedsDays: number('Days to pay over'),
      viewing: text('Viewing'),
      conditions: text('Conditions, one a line', { isLong: true }),
      deposit: money('Deposit'),
      depositDate: day('Deposit by'),
      conveyancer: text('Conveyancer'),
      occupationDate: day('Occupation on'),
      valuationDate: day('Value on'),
      valuationBasis: term('Basis of the value', {
        options: ['fair market value', 'forced-sale value', 'fair market value and forced-sale value'],
      }),
      accessContact: text('Whom to call for access'),
      feeLimit: money('Fee at most'),
      delivered: text('What was delivered since, one a line', { isLong: true }),
      remaining: money('Still under control'),
    },
  },
];

/** Fields of the first row may be named outside the list: `executor.name` is the first executor's. */
export const ofFirstRow: ReadonlySet<string> = new Set(['executors']);

/** Of a list as a whole, in words. */
const namesOf = (group: Group): MergeField[] =>
  group.list && ofFirstRow.has(group.list)
    ? [
        {
          name: `${group.list}.names`,
          label: 'All names',
          kind: 'text',
          group: group.label,
          systemTypes: group.systemTypes,
          captured: group.captured,
        },
      ]
    : [];

const typesOf = (group: Group, more?: Kinded[2]): readonly SystemType[] =>
  (more?.systemTypes ?? group.systemTypes).filter((type) => group.systemTypes.includes(type));

export const mergeLists: readonly MergeList[] = groups.flatMap((group) =>
  group.list
    ? [
        {
          name: group.list,
          item: group.prefix,
          label: group.label,
          group: group.label,
          systemTypes: group.systemTypes,
          captured: group.captured,
          ...(group.inside && { inside: group.inside }),
        },
      ]
    : [],
);

/** What a list comes to: how many rows, and each amount added up. */
const ofList = (group: Group): MergeField[] =>
  !group.list
    ? []
    : [
        {
          name: `${group.list}.count`,
          label: 'How many',
          kind: 'number',
          group: group.label,
          systemTypes: group.systemTypes,
          captured: group.captured,
          ...(group.inside && { list: group.inside }),
        },
        ...Object.entries(group.fields).flatMap(([leaf, [kind, label, more]]): MergeField[] =>
          kind === 'money'
            ? [
                {
                  name: `${group.list}.${leaf}`,
                  label: `${label}, total`,
                  kind,
                  group: group.label,
                  systemTypes: typesOf(group, more),
                  captured: group.captured,
                  ...(group.inside && { list: group.inside }),
                },
              ]
            : [],
        ),
      ];

export const mergeFields: readonly MergeField[] = groups.flatMap((group) => [
  ...Object.entries(group.fields).map(([leaf, [kind, label, more]]): MergeField => ({
    name: group.prefix ? `${group.prefix}.${leaf}` : leaf,
    label,
    kind,
    group: group.label,
    systemTypes: typesOf(group, more),
    captured: group.captured,
    ...(group.list && { list: group.list }),
    ...(more?.options && { options: more.options }),
    ...(more?.isLong && { isLong: true }),
  })),
  ...ofList(group),
  ...namesOf(group),
]);

const byName = new Map(mergeFields.map((field) => [field.name, field]));
const listByName = new Map(mergeLists.map((list) => [list.name, list]));
export const mergeField = (name: string): MergeField | undefined => byName.get(name);
export const mergeList = (name: string): MergeList | undefined => listByName.get(name);

/** The tab of a matter where a field is captured; none where it is not captured in a matter. */
export const tabOfField = ({ captured }: Pick<MergeField, 'captured'>, type: SystemType): string | null => {
  if (captured.at === 'figures') return captured.tab;
  if (captured.at !== 'tab') return null;
  return typeof captured.tab === 'string' ? captured.tab : (captured.tab[type] ?? null);
};
