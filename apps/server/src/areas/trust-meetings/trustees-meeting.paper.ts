import { nameMeetingType } from '@boedel/contract/meetings/offered-types';
import { type PaperBlock, type Paper, type PaperTable, toRuns } from '@boedel/document/tree/paper';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { listInOffice, isWritten, listTakingPart } from '@boedel/domain/trust-meetings/trustees-meeting';
import type { Tx } from '../../platform/db/database';
import { createFactsBlock } from '../../platform/paper/facts';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createOnePart } from '../../platform/paper/one-part';
import { type PaperLanguage, type PaperTranslator, createPaperTranslator } from '../../platform/paper/words';
import { NotFound } from '../../platform/problems';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { meetingMatter } from '../documents/matter-of';
import { companyStore, presentCompany } from '../firm/company.store';
import { trusteeStore } from '../trustees/trustee.store';
import { type TrusteesMeetingRead, readTrusteesMeeting, type TrusteesMeetingView } from './read-trustees-meeting';

type TrusteesResolution = TrusteesMeetingView['resolutions'][number];
export interface TrusteesPaperQuery {
  readonly meetingID: number;
  readonly paper: 'notice' | 'minutes' | 'resolution';
  readonly resolutionID?: number | undefined;
  readonly language: PaperLanguage;
}

const createParagraph = (text: string): PaperBlock => ({ kind: 'paragraph', text: toRuns(text) });
/** What somebody typed over several lines keeps them. */
const createParagraphs = (text: string): PaperBlock[] => text.split('\n').filter(Boolean).map(createParagraph);
const createHeading = (text: string, level: 2 | 3 = 2): PaperBlock => ({ kind: 'heading', level, text });

interface TrusteesPaperFacts extends TrusteesMeetingRead {
  readonly matter: OpenedMatter;
  readonly mastersReference: string | null;
  readonly say: PaperTranslator;
}

const createFacts = ({ matter, mastersReference, values, meeting, say }: TrusteesPaperFacts): PaperBlock =>
  createFactsBlock(say, [
    ['Trust', matter.name],
    ['Master’s reference', mastersReference],
    isWritten(meeting.type)
      ? ['Sign by', values.meetingDate]
      : ['Held on', `${values.meetingDate ?? '-'}${values.meetingTime ? `, ${values.meetingTime}` : ''}`],
    !isWritten(meeting.type) && ['Place', values.place],
    !isWritten(meeting.type) && ['Chair', values.chair],
  ]);

const attendanceLabels = {
  present: 'In person',
  online: 'At a distance',
  apology: 'Apology',
  absent: 'Absent',
} as const;

function createAttendance({ shown, say }: TrusteesPaperFacts): PaperTable {
  return {
    kind: 'table',
    about: say('Trustees at the meeting'),
    ruled: true,
    columns: [
      { kind: 'words', title: say('Trustee of the trust') },
      { kind: 'words', title: say('Attendance') },
      { kind: 'words', title: say('Ground') },
    ],
    rows: shown.trustees.map(({ name, came, why }) => ({
      kind: 'line' as const,
      cells: [name, came ? say(attendanceLabels[came]) : '-', say.line(why)],
    })),
  };
}

function describeResult({ result }: TrusteesResolution, say: PaperTranslator): string {
  if (!result) return say('No decision: there was no quorum.');
  const values = { for: String(result.inFavour), against: String(result.against), aside: String(result.aside) };
  if (result.state === 'open') return say('Not decided yet.');
  return result.state === 'carried'
    ? say('Carried: {for} in favour, {against} against, {aside} recused.', values)
    : say('Not carried: {for} in favour, {against} against, {aside} recused.', values);
}

function describeQuorum({ shown: { quorum }, meeting, say }: TrusteesPaperFacts): string {
  const values = {
    there: String(quorum.there),
    needed: String(quorum.needed),
    all: String(listInOffice(meeting).length),
  };
  if (isWritten(meeting.type)) return say('Every one of the {all} trustees in office must sign.', values);
  return quorum.holds
    ? say('{there} of {all} trustees in office were there; {needed} make a quorum.', values)
    : say('{there} of {all} trustees in office attended; the quorum is {needed}. No resolutions were passed.', values);
}

function buildNoticeBlocks(drawn: TrusteesPaperFacts): PaperBlock[] {
  const { values, meeting, shown, say } = drawn;
  return [
    createFacts(drawn),
    createParagraph(
      isWritten(meeting.type)
        ? say('Please sign the resolutions below. They take effect once every trustee in office has signed.')
        : say('Notice is given that the trustees will meet as stated above. The quorum is {quorum} trustees.', {
            quorum: String(shown.quorum.needed),
          }),
    ),
    ...(values.purposes ? [createHeading(say('Purposes')), ...createParagraphs(values.purposes)] : []),
    ...(shown.resolutions.length > 0
      ? [
          createHeading(say('Proposed resolutions')),
          ...shown.resolutions.flatMap((one) => [
            createHeading(`${one.number}. ${one.heading}`, 3),
            ...createParagraphs(one.words),
          ]),
        ]
      : []),
  ];
}

function buildMinutesBlocks(drawn: TrusteesPaperFacts): PaperBlock[] {
  const { values, shown, say } = drawn;
  return [
    createFacts(drawn),
    createHeading(say('Trustees at the meeting')),
    ...(shown.trustees.length > 0 ? [createAttendance(drawn)] : [createParagraph(say('No trustees were in office.'))]),
    createParagraph(describeQuorum(drawn)),
    createParagraph(say.line(shown.notice.says)),
    ...(values.purposes ? [createHeading(say('Purposes')), ...createParagraphs(values.purposes)] : []),
    createHeading(say('Resolutions')),
    ...(shown.resolutions.length === 0
      ? [createParagraph(say('No resolutions were put to the vote.'))]
      : shown.resolutions.flatMap((one) => [
          createHeading(`${one.number}. ${one.heading}`, 3),
          ...createParagraphs(one.words),
          createParagraph(describeResult(one, say)),
        ])),
    {
      kind: 'signatures',
      at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
      places: [{ who: values.chair ?? '', about: say('Chair: certified as a true record of the meeting') }],
    },
  ];
}

function buildResolutionBlocks(drawn: TrusteesPaperFacts, one: TrusteesResolution): PaperBlock[] {
  const { meeting, say } = drawn;
  const voted = new Map(one.votes.map(({ trusteeID, vote }) => [trusteeID, vote]));
  return [
    createFacts(drawn),
    createParagraph(describeQuorum(drawn)),
    createHeading(say('The trustees resolved')),
    createHeading(`${one.number}. ${one.heading}`, 3),
    ...createParagraphs(one.words),
    createParagraph(describeResult(one, say)),
    {
      kind: 'signatures',
      at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
      places: listTakingPart(meeting)
        .filter(({ id }) => voted.get(id) !== 'aside')
        .map(({ name }) => ({ who: name, about: say('Trustee of the trust') })),
    },
  ];
}

/** The notice, the minutes or one resolution of a meeting of trustees, as the meeting stands. */
export async function drawTrusteesPaper(tx: Tx, asked: TrusteesPaperQuery, now: Date): Promise<Paper> {
  const matter = await openMatter(tx, await meetingMatter(tx, asked.meetingID), 'estate');
  const read = await readTrusteesMeeting(tx, matter, asked.meetingID, now);
  const say = createPaperTranslator(asked.language, findCountry(matter.country) ?? defaultCountry);
  const drawn: TrusteesPaperFacts = {
    ...read,
    matter,
    mastersReference: await trusteeStore(tx).mastersReference(matter.id),
    say,
  };
  const one = read.shown.resolutions.find(({ id }) => id === asked.resolutionID);
  if (asked.paper === 'resolution' && !one) throw new NotFound();
  const meeting = say(nameMeetingType(read.values.type));
  const [title, blocks] =
    asked.paper === 'notice'
      ? [say('Notice: {meeting}', { meeting }), buildNoticeBlocks(drawn)]
      : asked.paper === 'minutes'
        ? [say('Minutes: {meeting}', { meeting }), buildMinutesBlocks(drawn)]
        : [say('Resolution of the trustees: {heading}', { heading: one!.heading }), buildResolutionBlocks(drawn, one!)];
  const letterhead = createLetterhead(presentCompany(await companyStore(tx).ofFirm()));
  return createOnePart(say, { language: asked.language, letterhead, reference: matter.reference }, title, blocks);
}
