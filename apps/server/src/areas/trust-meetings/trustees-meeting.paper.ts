import { meetingTypeName } from '@boedel/contract/meetings/offered-types';
import { type Block, type Paper, type Table, words } from '@boedel/document/tree/paper';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { inOfficeAt, isWritten, takingPart } from '@boedel/domain/trust-meetings/trustees-meeting';
import type { Tx } from '../../platform/db/database';
import { factsBlock } from '../../platform/paper/facts';
import { letterheadOf } from '../../platform/paper/letterhead';
import { onePart } from '../../platform/paper/one-part';
import { type Language, type Say, sayIn } from '../../platform/paper/words';
import { NotFound } from '../../platform/problems';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { meetingMatter } from '../documents/matter-of';
import { companyStore, presentCompany } from '../firm/company.store';
import { trusteeStore } from '../trustees/trustee.store';
import { type ReadTrusteesMeeting, readTrusteesMeeting, type TrusteesMeetingShown } from './read-trustees-meeting';

type Resolution = TrusteesMeetingShown['resolutions'][number];
export interface TrusteesPaperAsked {
  readonly meetingID: number;
  readonly paper: 'notice' | 'minutes' | 'resolution';
  readonly resolutionID?: number | undefined;
  readonly language: Language;
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text: words(text) });
/** What somebody typed over several lines keeps them. */
const typed = (text: string): Block[] => text.split('\n').filter(Boolean).map(paragraph);
const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });

interface Drawn extends ReadTrusteesMeeting {
  readonly matter: OpenedMatter;
  readonly mastersReference: string | null;
  readonly say: Say;
}

const facts = ({ matter, mastersReference, values, meeting, say }: Drawn): Block =>
  factsBlock(say, [
    ['Trust', matter.name],
    ['Master’s reference', mastersReference],
    isWritten(meeting.type)
      ? ['To be signed by', values.meetingDate]
      : ['Held on', `${values.meetingDate ?? '-'}${values.meetingTime ? `, ${values.meetingTime}` : ''}`],
    !isWritten(meeting.type) && ['Place', values.place],
    !isWritten(meeting.type) && ['Chair', values.chair],
  ]);

const cameWords = { present: 'In person', online: 'At a distance', apology: 'Apology', absent: 'Absent' } as const;

function attendance({ shown, say }: Drawn): Table {
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
      cells: [name, came ? say(cameWords[came]) : '-', say.line(why)],
    })),
  };
}

function resultOf({ result }: Resolution, say: Say): string {
  if (!result) return say('Not decided: there was no quorum.');
  const values = { for: String(result.inFavour), against: String(result.against), aside: String(result.aside) };
  if (result.state === 'open') return say('Not decided yet.');
  return result.state === 'carried'
    ? say('Carried: {for} in favour, {against} against, {aside} stood aside.', values)
    : say('Not carried: {for} in favour, {against} against, {aside} stood aside.', values);
}

function quorumSentence({ shown: { quorum }, meeting, say }: Drawn): string {
  const values = {
    there: String(quorum.there),
    needed: String(quorum.needed),
    all: String(inOfficeAt(meeting).length),
  };
  if (isWritten(meeting.type)) return say('Every one of the {all} trustees in office must sign.', values);
  return quorum.holds
    ? say('{there} of {all} trustees in office were there; {needed} make a quorum.', values)
    : say('{there} of {all} trustees in office were there, and {needed} make a quorum. Nothing was resolved.', values);
}

function noticeBlocks(drawn: Drawn): Block[] {
  const { values, meeting, shown, say } = drawn;
  return [
    facts(drawn),
    paragraph(
      isWritten(meeting.type)
        ? say('You are asked to sign the resolutions below. They hold once every trustee in office has signed.')
        : say('You are given notice that the trustees meet as above. {quorum} trustees make a quorum.', {
            quorum: String(shown.quorum.needed),
          }),
    ),
    ...(values.purposes ? [heading(say('Purposes')), ...typed(values.purposes)] : []),
    ...(shown.resolutions.length > 0
      ? [
          heading(say('Resolutions that will be put')),
          ...shown.resolutions.flatMap((one) => [heading(`${one.number}. ${one.heading}`, 3), ...typed(one.words)]),
        ]
      : []),
  ];
}

function minutesBlocks(drawn: Drawn): Block[] {
  const { values, shown, say } = drawn;
  return [
    facts(drawn),
    heading(say('Trustees at the meeting')),
    ...(shown.trustees.length > 0 ? [attendance(drawn)] : [paragraph(say('No trustee was in office.'))]),
    paragraph(quorumSentence(drawn)),
    paragraph(say.line(shown.notice.says)),
    ...(values.purposes ? [heading(say('Purposes')), ...typed(values.purposes)] : []),
    heading(say('Resolutions')),
    ...(shown.resolutions.length === 0
      ? [paragraph(say('Nothing was put to the vote.'))]
      : shown.resolutions.flatMap((one) => [
          heading(`${one.number}. ${one.heading}`, 3),
          ...typed(one.words),
          paragraph(resultOf(one, say)),
        ])),
    {
      kind: 'signatures',
      at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
      places: [{ who: values.chair ?? '', about: say('Chair: a true record of the meeting') }],
    },
  ];
}

function resolutionBlocks(drawn: Drawn, one: Resolution): Block[] {
  const { meeting, say } = drawn;
  const voted = new Map(one.votes.map(({ trusteeID, vote }) => [trusteeID, vote]));
  return [
    facts(drawn),
    paragraph(quorumSentence(drawn)),
    heading(say('The trustees resolved')),
    heading(`${one.number}. ${one.heading}`, 3),
    ...typed(one.words),
    paragraph(resultOf(one, say)),
    {
      kind: 'signatures',
      at: say('Signed at {gap} on {gap}', { gap: '____________________' }),
      places: takingPart(meeting)
        .filter(({ id }) => voted.get(id) !== 'aside')
        .map(({ name }) => ({ who: name, about: say('Trustee of the trust') })),
    },
  ];
}

/** The notice, the minutes or one resolution of a meeting of trustees, as the meeting stands. */
export async function drawTrusteesPaper(tx: Tx, asked: TrusteesPaperAsked, now: Date): Promise<Paper> {
  const matter = await openMatter(tx, await meetingMatter(tx, asked.meetingID), 'estate');
  const read = await readTrusteesMeeting(tx, matter, asked.meetingID, now);
  const say = sayIn(asked.language, countryNamed(matter.country) ?? defaultCountry);
  const drawn: Drawn = { ...read, matter, mastersReference: await trusteeStore(tx).mastersReference(matter.id), say };
  const one = read.shown.resolutions.find(({ id }) => id === asked.resolutionID);
  if (asked.paper === 'resolution' && !one) throw new NotFound();
  const meeting = say(meetingTypeName(read.values.type));
  const [title, blocks] =
    asked.paper === 'notice'
      ? [say('Notice: {meeting}', { meeting }), noticeBlocks(drawn)]
      : asked.paper === 'minutes'
        ? [say('Minutes: {meeting}', { meeting }), minutesBlocks(drawn)]
        : [say('Resolution of the trustees: {heading}', { heading: one!.heading }), resolutionBlocks(drawn, one!)];
  const letterhead = letterheadOf(presentCompany(await companyStore(tx).ofFirm()));
  return onePart(say, { language: asked.language, letterhead, reference: matter.reference }, title, blocks);
}
