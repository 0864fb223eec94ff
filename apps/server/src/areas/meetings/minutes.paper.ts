import type { AnswerOf } from '@boedel/contract/call';
import type { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { nameMeetingType } from '@boedel/contract/meetings/offered-types';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { formatAmount } from '@boedel/domain/formats/amount';
import type { Country } from '@boedel/domain/law/country';
import { type PaperBlock, type Paper, type PaperTable, toRuns } from '@boedel/document/tree/paper';
import { createFactsBlock } from '../../platform/paper/facts';
import type { PaperLanguage, PaperTranslator } from '../../platform/paper/words';
import type { InsolvencyHead } from '../insolvency-account/books.store';
import type { MeetingValues } from './meeting-notice';

type MinutesMeetingView = AnswerOf<typeof creditorsMeetingCalls.getMeeting>;
export interface MinutesFacts extends Pick<MinutesMeetingView, 'creditors' | 'resolutions'> {
  readonly language: PaperLanguage;
  readonly country: Country;
  readonly head: InsolvencyHead;
  readonly values: MeetingValues;
  readonly on: LocalDate;
  readonly bearers: readonly string[];
}

const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: toRuns(text) });

/** What was put to the vote and by how much it was carried. */
function listResolved(minutes: MinutesFacts, say: PaperTranslator): PaperBlock[] {
  const formatRand = (amount: Parameters<typeof formatAmount>[0]): string => formatAmount(amount, minutes.country);
  return minutes.resolutions.flatMap(({ number, words: text, result, election, refused }): PaperBlock[] => [
    { kind: 'heading', level: 3, text: `${number}. ${text}` },
    ...(election?.nominees.map(({ nominee, value, number: heads }) =>
      createParagraph(
        say('{nominee}: {value} in value, {number} in number.', {
          nominee,
          value: formatRand(value),
          number: String(heads),
        }),
      ),
    ) ?? []),
    election
      ? createParagraph(
          election.elected.length > 0
            ? say('Elected: {names}.', { names: election.elected.join(', ') })
            : say('No one was elected: there is no single winner by number or by value.'),
        )
      : result
        ? createParagraph(
            say(
              result.isCarried
                ? 'Carried: {for} for and {against} against in value, {forNumber} and {againstNumber} in number, of {all} that may vote.'
                : 'Not carried: {for} for and {against} against in value, {forNumber} and {againstNumber} in number, of {all} that may vote.',
              {
                for: formatRand(result.forValue),
                against: formatRand(result.againstValue),
                forNumber: String(result.forNumber),
                againstNumber: String(result.againstNumber),
                all: formatRand(result.allValue),
              },
            ),
          )
        : createParagraph(say('Not counted yet: {why}', { why: refused[0]?.key ?? '' })),
  ]);
}

/** The minutes of a meeting of creditors: who was there and for whom, what was resolved, and by how much. */
export function buildMinutes(minutes: MinutesFacts, say: PaperTranslator): Paper {
  const { head, values, on, country } = minutes;
  const formatRand = (amount: Parameters<typeof formatAmount>[0]): string => formatAmount(amount, country);
  const present = minutes.creditors.filter(({ isPresent }) => isPresent);
  const there: PaperTable = {
    kind: 'table',
    about: say('Creditors at the meeting'),
    ruled: true,
    columns: [
      { kind: 'words', title: say('Creditor') },
      { kind: 'words', title: say('By') },
      { kind: 'words', title: say('Claim') },
      { kind: 'words', title: say('Vote') },
    ],
    rows: present.map((one) => ({
      kind: 'line' as const,
      cells: [
        one.creditorName,
        one.agent ? `${one.agent}${one.hasProxy ? `, ${say('by power of attorney')}` : ''}` : say('In person'),
        formatRand(one.claimed),
        one.voteValue === null ? say('None: not proved, or not entitled') : formatRand(one.voteValue),
      ],
    })),
  };
  const resolved = listResolved(minutes, say);
  return {
    title: say('Minutes: {meeting}', { meeting: say(nameMeetingType(values.type)) }),
    language: minutes.language,
    foot: head.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          createFactsBlock(say, [
            ['Estate', head.name],
            ['Master’s reference', head.mastersReference],
            ['Held on', `${on}${values.meetingTime ? `, ${values.meetingTime}` : ''}`],
            ['Place', values.place],
            ['Presiding officer', values.presidingOfficer],
            ['Purposes', values.purposes],
          ]),
          { kind: 'heading', level: 2, text: say('Creditors at the meeting') },
          ...(present.length > 0 ? [there] : [createParagraph(say('No creditors attended.'))]),
          { kind: 'heading', level: 2, text: say('Resolutions') },
          ...(resolved.length > 0 ? resolved : [createParagraph(say('No resolutions were put to the vote.'))]),
          ...(values.examination
            ? [
                { kind: 'heading' as const, level: 2 as const, text: say('Examination (s 65)') },
                ...values.examination.split(/\n+/).map(createParagraph),
              ]
            : []),
          {
            kind: 'signatures',
            at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
            places: [
              { who: values.presidingOfficer ?? '', about: say('Presiding officer') },
              ...minutes.bearers.map((who) => ({ who, about: say('Trustee or liquidator') })),
            ],
          },
        ],
      },
    ],
  };
}

/** Only what was resolved, in the order of the numbers, as it goes to the Master. */
export function buildResolutionList(minutes: MinutesFacts, say: PaperTranslator): Paper {
  const { head, values, on } = minutes;
  const resolved = listResolved(minutes, say);
  return {
    title: say('Resolutions: {meeting}', { meeting: say(nameMeetingType(values.type)) }),
    language: minutes.language,
    foot: head.reference,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title: '',
        newPage: false,
        blocks: [
          createFactsBlock(say, [
            ['Estate', head.name],
            ['Master’s reference', head.mastersReference],
            ['Held on', `${on}${values.meetingTime ? `, ${values.meetingTime}` : ''}`],
            ['Place', values.place],
          ]),
          ...(resolved.length > 0 ? resolved : [createParagraph(say('No resolutions were put to the vote.'))]),
          {
            kind: 'signatures',
            at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
            places: [
              { who: values.presidingOfficer ?? '', about: say('Presiding officer') },
              ...minutes.bearers.map((who) => ({ who, about: say('Trustee or liquidator') })),
            ],
          },
        ],
      },
    ],
  };
}
