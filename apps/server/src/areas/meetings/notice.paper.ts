import { joinNames } from '@boedel/domain/formats/join-names';
import type { EstateNoticeKind } from '@boedel/domain/notices/notice';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import {
  type PaperBlock,
  type PaperFactRows,
  type PaperLetterhead,
  type Paper,
  toRuns,
} from '@boedel/document/tree/paper';
import type { PaperLanguage, PaperTranslator } from '../../platform/paper/words';

/** Everything a notice of an estate prints; what is not known prints as 'Unknown', an office nobody named as a line to write on. */
export interface NoticePaperFacts {
  readonly kind: EstateNoticeKind | undefined;
  readonly typeName: string;
  readonly medium: 'gazette' | 'newspaper' | 'secondNewspaper';
  readonly language: PaperLanguage;
  readonly estateNumber: string | null;
  readonly surname: string;
  readonly firstNames: string | null;
  readonly idNumber: string | null;
  readonly bornOn: LocalDate | null;
  readonly diedOn: LocalDate | null;
  readonly address: string | null;
  readonly spouse: {
    readonly name: string;
    readonly bornOn: LocalDate | null;
    readonly idNumber: string | null;
  } | null;
  readonly period: { readonly count: number; readonly unit: string };
  readonly executors: readonly string[];
  readonly firm: PaperLetterhead;
  readonly masterOffice: string | null;
  readonly magistrateOffice: string | null;
  readonly appearsIn: string | null;
  readonly appearsOn: LocalDate | null;
}

const forms = { creditors: 'J193', account: 'J187' } as const;
const titles = {
  creditors: 'Notice to creditors in a deceased estate',
  account: 'Liquidation and distribution account lying for inspection',
} as const;

/** The notice in the order of the official form; no letterhead, as a newspaper prints none. */
export function buildNotice(notice: NoticePaperFacts, say: PaperTranslator): Paper {
  const { kind, spouse } = notice;
  const formatKnown = (value: string | null): string => value ?? say('Unknown');
  const title = kind ? say(titles[kind]) : say(notice.typeName);
  const rows: PaperFactRows['rows'] = [
    { label: say('Estate number'), value: formatKnown(notice.estateNumber) },
    { label: say('Surname'), value: notice.surname },
    { label: say('First names'), value: formatKnown(notice.firstNames) },
    { label: say('Date of birth'), value: formatKnown(notice.bornOn) },
    { label: say('Identity number'), value: formatKnown(notice.idNumber) },
    { label: say('Last address'), value: formatKnown(notice.address) },
    { label: say('Date of death'), value: formatKnown(notice.diedOn) },
    ...(spouse
      ? [
          { label: say('Surviving spouse, married in community of property'), value: spouse.name },
          { label: say('Date of birth of the spouse'), value: formatKnown(spouse.bornOn) },
          { label: say('Identity number of the spouse'), value: formatKnown(spouse.idNumber) },
        ]
      : []),
    ...(kind === 'account' ? [{ label: say('Account'), value: say(notice.typeName) }] : []),
    { label: say('Period'), value: `${notice.period.count} ${say(notice.period.unit)}` },
    ...(kind === 'account'
      ? [
          { label: say('Master’s office'), value: formatKnown(notice.masterOffice) },
          { label: say('Magistrate’s office'), value: notice.magistrateOffice ?? '____________________' },
        ]
      : [{ label: say('Master’s office'), value: formatKnown(notice.masterOffice) }]),
  ];
  const period = `${notice.period.count} ${say(notice.period.unit)}`;
  const sentence =
    kind === 'creditors'
      ? say(
          'Creditors and debtors of the estate are called upon to lodge their claims with, and pay their debts to, the executor or the agent below within {period} from the date of publication of this notice.',
          { period },
        )
      : kind === 'account'
        ? say(
            'Copies of the account will lie open for inspection by interested persons for {period} from the date of publication of this notice at the offices named. If no objection is lodged with the Master in that period, the executor will pay out in terms of the account.',
            { period },
          )
        : say('Published on behalf of the estate named above.');
  const section =
    kind === 'creditors'
      ? say('Administration of Estates Act 66 of 1965, section 29')
      : kind === 'account'
        ? say('Administration of Estates Act 66 of 1965, section 35(5)')
        : '';
  const blocks: PaperBlock[] = [
    ...(section ? [{ kind: 'paragraph' as const, text: toRuns(section) }] : []),
    { kind: 'facts', rows },
    { kind: 'paragraph', text: toRuns(sentence) },
    {
      kind: 'facts',
      rows: [
        { label: say('Executor'), value: joinNames(notice.executors, notice.language) ?? say('Unknown') },
        { label: say('Advertiser'), value: [notice.firm.name, ...notice.firm.lines].join(', ') },
        {
          label: notice.medium === 'gazette' ? say('Government Gazette') : say('Newspaper'),
          value: [notice.appearsIn, notice.appearsOn].filter(Boolean).join(', ') || say('Unknown'),
        },
      ],
    },
  ];
  return {
    title: notice.medium === 'gazette' && kind ? `${forms[kind]} ${title}` : title,
    language: notice.language,
    foot: notice.estateNumber ?? '',
    pageWords: { page: say('Page'), of: say('of') },
    parts: [{ title: '', newPage: false, blocks }],
  };
}
