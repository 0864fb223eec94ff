import { formatLongDate } from '../formats/long-date';
import { addDays, countDaysBetween, type LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import type { Cents } from '../money/cents';
import type { Country } from '../law/country';
import { type Message, message, quoteVerbatim } from '../law/message';

/** Whom an estate waits for. */
export const waitedOffices = ['master', 'sars', 'bank', 'heir', 'creditor', 'other'] as const;
export type AwaitedOffice = (typeof waitedOffices)[number];

/** Something we asked of somebody and have no answer to. */
export interface MatterWait {
  /** Under this it is chased: a rule's name, with the row it is about where there are several. */
  readonly key: string;
  readonly office: AwaitedOffice;
  readonly who: string | null;
  readonly what: Message;
  readonly since: LocalDate;
  /** The paper of the catalogue that asks for it again. */
  readonly letter: number;
  /** Where the answer is entered once it came. */
  readonly tab: string;
  /** The row somebody wrote by hand. */
  readonly rowId: number | null;
}

/** A time somebody asked again. */
export interface WaitChase {
  readonly key: string;
  readonly on: LocalDate;
  readonly next: LocalDate | null;
}

/** What is known of a matter; every day stands where it always did. */
export interface WaitFacts {
  readonly today: LocalDate;
  /** What the law has an estate wait for; another matter waits for its banks, and for what somebody wrote down. */
  readonly isEstate: boolean;
  readonly country: Country;
  /** What happened, by the event's name. */
  readonly happened: ReadonlyMap<string, LocalDate>;
  /** What the account lodged last is called, where there are several; its days are among what happened. */
  readonly account: Message | null;
  /** Accounts before it that stand: what happened to each, by the event's name. */
  readonly earlier: readonly {
    readonly accountNo: number;
    readonly account: Message;
    readonly happened: ReadonlyMap<string, LocalDate>;
  }[];
  /** Steps after lodging that are not needed here. */
  readonly notNeeded: ReadonlySet<string>;
  /** Queries of the Master and objections: how many wait for us, when we last answered one, those we answered that wait for a ruling. */
  readonly queriesOpen: number;
  readonly lastReply: LocalDate | null;
  readonly unruled: readonly { readonly id: number; readonly name: string; readonly repliedOn: LocalDate }[];
  readonly releaseAskedOn: LocalDate | null;
  readonly dutyAssessedOn: LocalDate | null;
  readonly bankRequests: readonly { readonly id: number; readonly bank: string; readonly askedOn: LocalDate }[];
  /** Bank files given to the bank, some of whose payments it has not confirmed. */
  readonly unconfirmed: readonly {
    readonly id: number;
    readonly number: number;
    readonly bank: string;
    readonly actionOn: LocalDate;
  }[];
  /** Notices that were sent to publications, or appeared, and of which no proof is filed. */
  readonly unproved: readonly { readonly id: number; readonly publications: string; readonly orderedOn: LocalDate }[];
  /** People of the family who were sent the questions and have not said that they are done. */
  readonly familyAsked: readonly { readonly id: number; readonly name: string; readonly askedOn: LocalDate }[];
  /** Heirs whom the accounts have pay in, and who have not. */
  readonly payIns: readonly {
    readonly id: number;
    readonly name: string;
    readonly left: Cents;
    readonly since: LocalDate;
  }[];
  readonly byHand: readonly {
    readonly id: number;
    readonly office: AwaitedOffice;
    readonly who: string | null;
    readonly what: string;
    readonly since: LocalDate;
  }[];
  readonly chases: readonly WaitChase[];
  /** The day each paper of the catalogue was last made. */
  readonly papersMade: ReadonlyMap<number, LocalDate>;
}

const generalLetter = 1;

interface WaitRule {
  readonly key: string;
  readonly office: AwaitedOffice;
  readonly what: string;
  /** It is awaited from the day of the first of these that happened. */
  readonly since: readonly string[];
  /** Any of these ends it. */
  readonly until: readonly string[];
  readonly letter?: number;
  readonly tab: string;
  readonly step?: string;
  readonly onlyIn?: Country;
  /** Each account has it. */
  readonly isOfAccount?: true;
}

/** What is awaited between two events of the estate. The states of SARS are those of its touch points. */
const rules: readonly WaitRule[] = [
  {
    key: 'letters',
    office: 'master',
    what: 'Letters of executorship or of authority',
    since: ['reported'],
    until: ['letters', 'lettersReceived'],
    letter: 66,
    tab: 'details',
  },
  {
    key: 'returnsAssessed',
    office: 'sars',
    what: 'Assessment of the returns up to the death',
    since: ['lastReturnsFiled'],
    until: ['lastReturnsAssessed', 'complianceIssued'],
    tab: 'report?show=after',
    onlyIn: 'ZA',
  },
  {
    key: 'compliance',
    office: 'sars',
    what: 'Deceased estate compliance letter',
    since: ['complianceAsked'],
    until: ['complianceIssued'],
    letter: 73,
    tab: 'report?show=after',
    step: 'complianceIssued',
    onlyIn: 'ZA',
  },
  {
    key: 'acquittances',
    office: 'heir',
    what: 'Receipts and acquittances signed by the heirs',
    since: ['heirsPaid'],
    until: ['receiptsLodged'],
    letter: 81,
    tab: 'report?show=after',
    isOfAccount: true,
  },
  {
    key: 'fundReceipt',
    office: 'master',
    what: "Receipt of the Guardian's Fund",
    since: ['guardiansFundPaid'],
    until: ['receiptsLodged'],
    tab: 'report?show=after',
    isOfAccount: true,
  },
];

/** Once the Master discharged somebody, nothing of before is awaited any more. */
const atAnEnd = 'discharged';

/** Which account something is about, where there are several. */
const describeForAccount = (what: Message, account: Message | null): Message =>
  account ? message('{what} ({account})', { what, account }) : what;

function listRuleWaits({ happened, notNeeded, country, account }: WaitFacts, among = rules): MatterWait[] {
  return among.flatMap(({ key, office, what, since, until, letter, tab, step, onlyIn, isOfAccount }) => {
    const from = since.map((event) => happened.get(event)).find((day) => day !== undefined);
    const isOver = [...until, atAnEnd].some((event) => happened.has(event));
    if (!from || isOver || (step && notNeeded.has(step)) || (onlyIn && onlyIn !== country)) return [];
    return [
      {
        key,
        office,
        who: null,
        what: isOfAccount ? describeForAccount(message(what), account) : message(what),
        since: from,
        letter: letter ?? generalLetter,
        tab,
        rowId: null,
      },
    ];
  });
}

/** Accounts before the last one are waited for by themselves, until the executor is discharged. */
const listEarlierWaits = (facts: WaitFacts): MatterWait[] =>
  facts.earlier.flatMap(({ accountNo, account, happened }) => {
    const ended = facts.happened.get(atAnEnd);
    const own = { ...facts, account, happened: ended ? new Map([...happened, [atAnEnd, ended] as const]) : happened };
    const waits = [
      ...listRuleWaits(
        own,
        rules.filter(({ isOfAccount }) => isOfAccount),
      ),
      ...listAccountWaits({ ...own, queriesOpen: 0, lastReply: null }),
    ];
    return waits.map((wait) => ({ ...wait, key: `${wait.key}:${accountNo}` }));
  });

/** The account lies with the Master from its lodging, or from our last answer, while nothing is asked of us. */
function listAccountWaits({ happened, queriesOpen, lastReply, account }: WaitFacts): MatterWait[] {
  const lodged = happened.get('accountLodged');
  if (!lodged || queriesOpen > 0 || ['accountApproved', 'accountInspected', atAnEnd].some((one) => happened.has(one))) {
    return [];
  }
  const hasReplied = lastReply !== null && lastReply >= lodged;
  return [
    {
      key: 'account',
      office: 'master',
      who: null,
      what: describeForAccount(
        message(hasReplied ? 'Approval of the account, after our reply' : 'Query sheet or approval of the account'),
        account,
      ),
      since: hasReplied ? lastReply : lodged,
      letter: generalLetter,
      tab: 'report?show=after',
      rowId: null,
    },
  ];
}

const listRulingWaits = ({ unruled }: WaitFacts): MatterWait[] =>
  unruled.map(({ id, name, repliedOn }) => ({
    key: `ruling:${id}`,
    office: 'master',
    who: null,
    what: message('Ruling on the objection of {name}', { name }),
    since: repliedOn,
    letter: generalLetter,
    tab: 'report?show=after',
    rowId: null,
  }));

/** The return of estate duty, assessed when the notice of assessment is captured. */
function listDutyWaits({ happened, notNeeded, dutyAssessedOn, country }: WaitFacts): MatterWait[] {
  const filed = happened.get('dutyReturnFiled');
  const isOver = dutyAssessedOn !== null || happened.has('complianceIssued') || happened.has(atAnEnd);
  if (!filed || isOver || notNeeded.has('dutyAssessed') || country !== 'ZA') return [];
  return [
    {
      key: 'dutyAssessment',
      office: 'sars',
      who: null,
      what: message('Assessment of estate duty'),
      since: filed,
      letter: generalLetter,
      tab: 'liabilities',
      rowId: null,
    },
  ];
}

function listDischargeWaits({ happened, releaseAskedOn }: WaitFacts): MatterWait[] {
  if (releaseAskedOn === null || happened.has(atAnEnd)) return [];
  return [
    {
      key: 'discharge',
      office: 'master',
      who: null,
      what: message('Discharge of the executor'),
      since: releaseAskedOn,
      letter: 70,
      tab: 'releaseofduties',
      rowId: null,
    },
  ];
}

const listBankWaits = ({ bankRequests, unconfirmed }: WaitFacts): MatterWait[] => [
  ...bankRequests.map(({ id, bank, askedOn }) => ({
    key: `bankRequest:${id}`,
    office: 'bank' as const,
    who: bank,
    what: message('Bank account asked for'),
    since: askedOn,
    letter: generalLetter,
    tab: 'banking',
    rowId: null,
  })),
  ...unconfirmed.map(({ id, number, bank, actionOn }) => ({
    key: `payoutFile:${id}`,
    office: 'bank' as const,
    who: bank,
    what: message('Result of the payments in bank file {number}', { number }),
    since: actionOn,
    letter: generalLetter,
    tab: 'payoutfilematter',
    rowId: null,
  })),
];

/** The page of the Gazette and the cutting of the newspaper: the Master wants to see both. */
const listPublicationWaits = ({ unproved, happened }: WaitFacts): MatterWait[] =>
  happened.has(atAnEnd)
    ? []
    : unproved.map(({ id, publications, orderedOn }) => ({
        key: `proof:${id}`,
        office: 'other' as const,
        who: publications,
        what: message('Proof of publication of the notice'),
        since: orderedOn,
        letter: generalLetter,
        tab: 'meetingsandadverts',
        rowId: null,
      }));

const listFamilyWaits = ({ familyAsked, happened }: WaitFacts): MatterWait[] =>
  happened.has(atAnEnd)
    ? []
    : familyAsked.map(({ id, name, askedOn }) => ({
        key: `family:${id}`,
        office: 'heir' as const,
        who: name,
        what: message('The family’s answers'),
        since: askedOn,
        letter: generalLetter,
        tab: 'deceased?show=family',
        rowId: null,
      }));

const listPayInWaits = ({ payIns, happened, country }: WaitFacts): MatterWait[] =>
  happened.has(atAnEnd)
    ? []
    : payIns.map(({ id, name, left, since }) => ({
        key: `payIn:${id}`,
        office: 'heir' as const,
        who: name,
        what: message('Payment of {amount} into the estate, as the account has it', {
          amount: formatAmount(left, country),
        }),
        since,
        letter: generalLetter,
        tab: 'banking',
        rowId: null,
      }));

export const toManualKey = (id: number): string => `own:${id}`;
const listManualWaits = ({ byHand }: WaitFacts): MatterWait[] =>
  byHand.map(({ id, office, who, what, since }) => ({
    key: toManualKey(id),
    office,
    who,
    what: quoteVerbatim(what),
    since,
    letter: generalLetter,
    tab: 'diarymatter',
    rowId: id,
  }));

export interface WaitStanding extends MatterWait {
  readonly days: number;
  readonly lastChased: LocalDate | null;
  readonly chases: number;
  readonly nextChase: LocalDate;
  /** The day to ask again has come. */
  readonly isDue: boolean;
}

/** How long each is usually left in peace. A custom of offices, no law: the day itself is chosen with each chase. */
const patience: Readonly<Record<AwaitedOffice, number>> = {
  master: 30,
  sars: 21,
  bank: 14,
  heir: 14,
  creditor: 14,
  other: 14,
};
export const computeNextChase = (office: AwaitedOffice, from: LocalDate): LocalDate => addDays(from, patience[office]);

/** When it was chased: by what somebody kept, and by the letters of its own that were made since. A round before is none of it. */
function readChases(
  wait: MatterWait,
  { chases, papersMade }: WaitFacts,
): Pick<WaitStanding, 'lastChased' | 'chases' | 'nextChase'> {
  const kept = chases.filter(({ key, on }) => key === wait.key && on >= wait.since);
  const last = kept.reduce<WaitChase | undefined>(
    (latest, one) => (!latest || one.on >= latest.on ? one : latest),
    undefined,
  );
  const made = wait.letter === generalLetter ? undefined : papersMade.get(wait.letter);
  const byLetter = made !== undefined && made > wait.since && (!last || made > last.on) ? made : undefined;
  const lastChased = byLetter ?? last?.on ?? null;
  const chosen = byLetter ? null : (last?.next ?? null);
  return {
    lastChased,
    chases: kept.length + (byLetter ? 1 : 0),
    nextChase: chosen ?? computeNextChase(wait.office, lastChased ?? wait.since),
  };
}

const ofEstate = [
  (facts: WaitFacts) => listRuleWaits(facts),
  listAccountWaits,
  listEarlierWaits,
  listRulingWaits,
  listDutyWaits,
  listDischargeWaits,
  listPublicationWaits,
  listFamilyWaits,
  listPayInWaits,
];
const ofEvery = [listBankWaits, listManualWaits];

/** Everything the matter waits for, what is to be chased first before the rest, the longest first. */
export function computeWaits(facts: WaitFacts): WaitStanding[] {
  const { today } = facts;
  return [...(facts.isEstate ? ofEstate : []), ...ofEvery]
    .flatMap((some) => some(facts))
    .filter(({ since }) => since <= today)
    .map((wait) => {
      const chased = readChases(wait, facts);
      return { ...wait, ...chased, days: countDaysBetween(wait.since, today), isDue: chased.nextChase <= today };
    })
    .toSorted((a, b) => Number(b.isDue) - Number(a.isDue) || b.days - a.days || a.key.localeCompare(b.key));
}

/** The reminder's own words; the letter around them is the catalogue's. */
export function describeReminder(
  { what, since, lastChased }: WaitStanding,
  language: 'en' | 'af',
): { readonly subject: Message; readonly body: Message } {
  const day = formatLongDate(since, language);
  return {
    subject: message('Reminder: {what}', { what }),
    body: lastChased
      ? message(
          'We have been waiting for the following since {since}: {what}. We last asked for it on {last} and have had no reply. Please send it to us, or tell us what is causing the delay.',
          { since: day, what, last: formatLongDate(lastChased, language) },
        )
      : message(
          'We have been waiting for the following since {since}: {what}. Please send it to us, or tell us what is causing the delay.',
          { since: day, what },
        ),
  };
}

export interface WaitAgeing {
  readonly office: AwaitedOffice;
  readonly count: number;
  /** 0 to 30 days, 31 to 60, 61 to 90, longer. */
  readonly ages: readonly [number, number, number, number];
  readonly oldestDays: number;
  readonly due: number;
}

const toAgeBand = (days: number): number => (days <= 30 ? 0 : days <= 60 ? 1 : days <= 90 ? 2 : 3);

/** How many waits there are of each office, by their age; offices nobody waits for are left out. */
export const countWaitsByAge = (waits: readonly Pick<WaitStanding, 'office' | 'days' | 'isDue'>[]): WaitAgeing[] =>
  waitedOffices.flatMap((office) => {
    const some = waits.filter((one) => one.office === office);
    if (some.length === 0) return [];
    const ages: [number, number, number, number] = [0, 0, 0, 0];
    for (const { days } of some) ages[toAgeBand(days)]! += 1;
    return [
      {
        office,
        count: some.length,
        ages,
        oldestDays: Math.max(...some.map(({ days }) => days)),
        due: some.filter(({ isDue }) => isDue).length,
      },
    ];
  });
