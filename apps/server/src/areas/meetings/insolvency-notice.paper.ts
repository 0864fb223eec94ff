import { joinNames } from '@boedel/domain/formats/join-names';
import { isCreditorsMeeting, meetingRules } from '@boedel/domain/insolvency/creditors-meeting';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type PaperBlock, type PaperLetterhead, type Paper, toRuns } from '@boedel/document/tree/paper';
import type { PaperLanguage, PaperTranslator } from '../../platform/paper/words';
import type { InsolvencyHead } from '../insolvency-account/books.store';
import type { MeetingValues } from './meeting-notice';

export interface InsolvencyNoticeFacts {
  readonly head: InsolvencyHead;
  readonly values: MeetingValues;
  readonly typeName: string;
  readonly medium: 'gazette' | 'newspaper' | 'secondNewspaper';
  readonly language: PaperLanguage;
  readonly bearers: readonly string[];
  readonly firm: PaperLetterhead;
  readonly masterOffice: string | null;
  readonly magistrateOffice: string | null;
  readonly appearsIn: string | null;
  readonly appearsOn: LocalDate | null;
}

/** Days an account of an insolvent estate lies open, Insolvency Act s 108(2). */
export const daysOpen = 14;

/** The notice of a meeting of creditors, or that an account lies open, in the order of the official forms. */
export function buildInsolvencyNotice(notice: InsolvencyNoticeFacts, say: PaperTranslator): Paper {
  const { head, values, typeName, medium } = notice;
  const formatKnown = (value: string | null): string => value ?? say('Unknown');
  const isMeeting = isCreditorsMeeting(values.type) || values.type === 5;
  const isAccount = values.type >= 6 && values.type <= 8;
  const section = meetingRules[values.type]?.section ?? (isAccount ? 'Insolvency Act 24 of 1936 s 108(2)' : '');
  const sentence = isMeeting
    ? say(
        'Notice is given that the meeting named above is held on the day, at the hour and at the place stated. Claims are proved by affidavit lodged with the presiding officer at least 24 hours before that hour. Every person who owes the estate money must pay it to the undersigned at once.',
      )
    : isAccount
      ? say(
          'The account lies open for inspection by creditors for {days} days from the date of publication of this notice at the offices named. Objections are lodged with the Master in writing, with reasons, before it is confirmed.',
          { days: String(values.periodCount ?? daysOpen) },
        )
      : say('Published on behalf of the estate named above.');
  const blocks: PaperBlock[] = [
    ...(section ? [{ kind: 'paragraph' as const, text: toRuns(say.cite(section)) }] : []),
    {
      kind: 'facts',
      rows: [
        { label: say('Estate number'), value: formatKnown(head.mastersReference) },
        { label: say('Name and description'), value: head.name },
        { label: say('Identity or registration number'), value: formatKnown(head.idNumber) },
        { label: say('Case number'), value: formatKnown(head.courtCase) },
        ...(isMeeting
          ? [
              {
                label: say('Day and hour'),
                value: [formatKnown(values.meetingDate), values.meetingTime].filter(Boolean).join(', '),
              },
              { label: say('Place'), value: formatKnown(values.place) },
              { label: say('Purposes'), value: formatKnown(values.purposes) },
            ]
          : [
              { label: say('Master’s office'), value: formatKnown(notice.masterOffice) },
              { label: say('Magistrate’s office'), value: notice.magistrateOffice ?? '____________________' },
            ]),
      ],
    },
    { kind: 'paragraph', text: toRuns(sentence) },
    {
      kind: 'facts',
      rows: [
        { label: say('Trustee or liquidator'), value: joinNames(notice.bearers, notice.language) ?? say('Unknown') },
        { label: say('Advertiser'), value: [notice.firm.name, ...notice.firm.lines].join(', ') },
        {
          label: medium === 'gazette' ? say('Government Gazette') : say('Newspaper'),
          value: [notice.appearsIn, notice.appearsOn].filter(Boolean).join(', ') || say('Unknown'),
        },
      ],
    },
  ];
  return {
    title: say(typeName),
    language: notice.language,
    foot: head.mastersReference ?? head.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [{ title: '', newPage: false, blocks }],
  };
}
