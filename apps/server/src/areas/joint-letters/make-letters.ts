import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { print } from '@boedel/document/press/print';
import type { PaperLetterhead } from '@boedel/document/tree/paper';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { type Message, message } from '@boedel/domain/law/message';
import { z } from 'zod';
import { audit, createSystemActor } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { storeOwnFile, type SavedFile, saveFile } from '../../platform/files/stored-file';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { pairJob, createJobKind, type JobWork } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import type { Attachment } from '../../platform/mail/mail';
import { composeMail } from '../../platform/mail/mail-text';
import { applyOwnWording } from '../../platform/mail/own-words';
import { queueMail } from '../../platform/mail/queue-mail';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPackFile, refuseIfStopped } from '../../platform/paper/paper-file';
import { type PaperTranslator, createPaperTranslator } from '../../platform/paper/words';
import { RefusalProblem } from '../../platform/problems';
import { readOwnFirm } from '../../platform/tenancy/own-firm.store';
import { documentStore } from '../documents/document.store';
import { readLater } from '../documents/read-text';
import { companyStore, presentCompany } from '../firm/company.store';
import { attachedLetterMail } from '../templates/paper.mails';
import { buildJointLetter, type JointLetterFacts } from './joint-letter.paper';
import { presentLetter } from './joint-letter.present';
import {
  type LetterEnclosure,
  type JointLetterRow,
  jointLetterStore,
  type JointLetterLine,
  markLetterDone,
  type LetterRecipientRow,
} from './joint-letter.store';
import { listRecipients } from './recipients';

type JointLetterCalls = typeof jointLetterCalls;
type WriteJointLetter = (
  to: JointLetterFacts['to'],
  lines: readonly JointLetterLine[],
  copyOf?: number,
) => ReturnType<typeof buildJointLetter>;

interface JointLetterText {
  readonly subject: string;
  readonly body: string;
  readonly answerBy: JointLetterFacts['answerBy'];
  readonly language: 'en' | 'af';
  readonly by: string;
}

/** What every letter of one run shares: the letterhead, the day, the words. */
async function createWriter(
  tx: Tx,
  words: JointLetterText,
  now: Date,
): Promise<{ write: WriteJointLetter; say: PaperTranslator; letterhead: PaperLetterhead }> {
  const { country } = await readOwnFirm(tx);
  const where = findCountry(country) ?? defaultCountry;
  const letterhead = createLetterhead(presentCompany(await companyStore(tx).ofFirm()));
  const say = createPaperTranslator(words.language, where);
  const write: WriteJointLetter = (to, lines, copyOf) =>
    buildJointLetter(
      { ...words, to, lines, ...(copyOf !== undefined && { copyOf }), today: computeDayAt(now, where), letterhead },
      say,
    );
  return { write, say, letterhead };
}

export const previewLetter: Handler<JointLetterCalls['preview']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const recipients = await listRecipients(tx, body.list, body.matterIDs);
    const recipient = recipients.find(({ key }) => key === body.key);
    if (!recipient) return throwIfRefused(refuseChanged());
    const words = { ...body, body: body.text, answerBy: body.answerBy ?? null, by: actor.fullName };
    const { write } = await createWriter(tx, words, now);
    return { paper: write(recipient, recipient.lines) };
  });

const refuseChanged = () =>
  refuse('keys', 'The list of recipients has changed. Check the list again, then create the letters.');

export const jointLettersKind = createJobKind('papers.joint', z.object({ letterId: z.int() }), {
  maxAttempts: 4,
  priority: 6,
});

export const makeLetters: Handler<JointLetterCalls['make']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const all = new Map((await listRecipients(tx, body.list, body.matterIDs)).map((each) => [each.key, each]));
    const chosen = [...new Set(body.keys)].map((key) => all.get(key));
    if (chosen.some((each) => each === undefined)) throwIfRefused(refuseChanged());
    const store = jointLetterStore(tx);
    const letter = await store.letters.insert({
      list: body.list,
      subject: body.subject,
      body: body.text,
      language: body.language,
      answer_by_on: body.answerBy ?? null,
      document_types: [...new Set(body.documentTypes)],
      is_mailed: body.isMailed,
      person_name: actor.fullName,
    });
    for (const [place, each] of chosen.entries()) {
      const { name, email, address, lines } = each!;
      await store.recipients.insert({ letter_id: letter.id, place, name, email, address, lines });
    }
    await audit(tx, actor, 'jointLetter.made', {
      entity: ['joint_letter', letter.id],
      after: { subject: letter.subject, list: letter.list, total: chosen.length, is_mailed: letter.is_mailed },
    });
    await queueJob(tx, jointLettersKind, { letterId: letter.id });
    return presentLetter(tx, letter.id);
  });

const formatFileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(0, 150)}.pdf`;

const describeFailure = (error: unknown): Message => {
  if (error instanceof RefusalProblem) return toSectionedMessage(error.refusals[0]!);
  return message('We could not create the document just now. Nothing was lost; try again in a moment.');
};

type JointLetterContext = Pick<JobWork<unknown>, 'scope' | 'services'> & {
  readonly letter: JointLetterRow;
  readonly write: WriteJointLetter;
  readonly say: PaperTranslator;
};

/** PDFs and pictures are bound as one, numbered, with an index by matter; anything else goes beside it as it is. */
async function readEnclosures(
  { services, letter, say }: JointLetterContext,
  papers: readonly LetterEnclosure[],
): Promise<Attachment[]> {
  const read = async ({ key }: LetterEnclosure): Promise<Uint8Array> => {
    const content = await services.files.get(key);
    return content instanceof Readable ? buffer(content) : content;
  };
  const readKind = ({ content_type }: LetterEnclosure) =>
    content_type === 'application/pdf' ? 'pdf' : content_type.startsWith('image/') ? 'picture' : null;
  const bindable = papers.filter((paper) => readKind(paper) !== null);
  const attached: Attachment[] = [];
  if (bindable.length > 0) {
    const bound = await createPackFile(
      {
        cover: {
          title: say('Enclosures'),
          language: letter.language as 'en' | 'af',
          foot: letter.subject,
          pageWords: { page: say('Page'), of: say('of') },
          parts: [],
        },
        above: [],
        words: {
          index: say('Index'),
          number: say('No'),
          title: say('Document'),
          mark: say('Our reference'),
          page: say('Page'),
        },
        rows: bindable.map((paper) => ({ title: paper.title, mark: paper.reference, source: readKind(paper)! })),
      },
      await Promise.all(bindable.map(read)),
    );
    if ('faults' in bound) {
      const { title, reference } = bindable[bound.faults[0]!.row]!;
      throw new RefusalProblem(
        refuse(
          'documentTypes',
          message(
            '“{title}” of {reference} cannot be read or is locked. File a copy that opens, and send the letter again.',
            {
              title,
              reference,
            },
          ),
        ),
      );
    }
    attached.push({ filename: formatFileName(say('Enclosures')), contentType: 'application/pdf', content: bound.file });
  }
  for (const paper of papers.filter((each) => readKind(each) === null)) {
    attached.push({
      filename: `${paper.reference} ${paper.title}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'),
      contentType: paper.content_type,
      content: await read(paper),
    });
  }
  return attached;
}

/** One recipient: the whole letter, a copy for each matter with its own lines alone, the papers that go along. */
async function makeOne(context: JointLetterContext, recipient: LetterRecipientRow): Promise<void> {
  const { scope, services, letter, write } = context;
  const matters = [...new Set(recipient.lines.map(({ matter_id }) => matter_id))];
  const makePdf = async (paper: ReturnType<WriteJointLetter>): Promise<{ content: Uint8Array; kept: SavedFile }> => {
    const content = await refuseIfStopped(print(paper, 'pdf', scope.firmId));
    const kept = await storeOwnFile(services.files, scope.firmId, {
      name: formatFileName(`${letter.subject} ${recipient.name}`),
      contentType: 'application/pdf',
      content,
    });
    return { content, kept };
  };
  const whole = await makePdf(write(recipient, recipient.lines));
  const copies: { readonly matterId: number; readonly kept: SavedFile }[] = [];
  for (const matterId of matters) {
    const own = recipient.lines.filter(({ matter_id }) => matter_id === matterId);
    const { kept } =
      matters.length === 1
        ? await makePdf(write(recipient, own))
        : await makePdf(write(recipient, own, matters.length));
    copies.push({ matterId, kept });
  }
  const enclosures = await scope.transaction((tx) => jointLetterStore(tx).enclosures(matters, letter.document_types));
  const enclosed = await readEnclosures(context, enclosures);
  await scope.transaction(async (tx) => {
    await fileLetter(tx, context, recipient, { whole, copies, enclosed, papers: enclosures.length });
  });
}

interface LetterFiling {
  readonly whole: { readonly content: Uint8Array; readonly kept: SavedFile };
  readonly copies: readonly { readonly matterId: number; readonly kept: SavedFile }[];
  readonly enclosed: readonly Attachment[];
  readonly papers: number;
}

async function fileLetter(
  tx: Tx,
  { letter }: JointLetterContext,
  recipient: LetterRecipientRow,
  { whole, copies, enclosed, papers }: LetterFiling,
) {
  const store = jointLetterStore(tx);
  const who = { ...createSystemActor(), fullName: letter.person_name, personId: letter.person_id as never };
  const title = `${letter.subject} ${recipient.name}`.slice(0, 200);
  const mail =
    letter.is_mailed && recipient.email !== null
      ? await applyOwnWording(tx, {
          to: recipient.email,
          ...composeMail(attachedLetterMail, letter.language as 'en' | 'af', {
            firm: (await companyStore(tx).ofFirm()).name,
            title: letter.subject,
          }),
          attachments: [
            { filename: whole.kept.name, contentType: 'application/pdf', content: whole.content },
            ...enclosed,
          ],
          about: { entity: ['joint_letter_recipient', recipient.id] },
        })
      : undefined;
  const mailId = mail ? await queueMail(tx, mail) : null;
  for (const { matterId, kept } of copies) {
    const saved = await saveFile(tx, kept, matterId);
    const document = await documentStore(tx).insert({
      matter_id: matterId,
      file_id: saved.id,
      title,
      type: null,
      edition: 1,
      replaces_id: null,
      person_id: letter.person_id,
    });
    await readLater(tx, matterId);
    await store.copies.insert({ matter_id: matterId, recipient_id: recipient.id, document_id: document.id });
    const entity = ['matter_document', document.id] as const;
    await audit(tx, who, 'document.generated', {
      entity,
      matterId,
      after: { title, name: saved.name, size: saved.size, sha256: saved.sha256, recipient: recipient.name },
    });
    if (!mail) continue;
    await audit(tx, who, 'document.mailed', {
      entity,
      matterId,
      after: { to: recipient.email, subject: mail.subject, name: saved.name },
    });
  }
  const saved = await saveFile(tx, whole.kept);
  await store.recipients.change(recipient.id, recipient.version, {
    state: 'made',
    file_id: saved.id,
    mail_id: mailId,
    enclosed: papers,
  });
}

/** One recipient after the other; one that is done from before a stop is passed over. */
export const makeJointLetters = pairJob(
  jointLettersKind,
  async ({ payload: { letterId }, scope, services, progress, signal, finish }) => {
    const { letter, recipients, write, say } = await scope.transaction(async (tx) => {
      const row = await jointLetterStore(tx).letters.find(letterId);
      const words = {
        subject: row.subject,
        body: row.body,
        answerBy: row.answer_by_on,
        language: row.language as 'en' | 'af',
        by: row.person_name,
      };
      return {
        letter: row,
        recipients: await jointLetterStore(tx).recipientsOf(letterId),
        ...(await createWriter(tx, words, services.clock())),
      };
    });
    for (const [at, recipient] of recipients.entries()) {
      if (recipient.state !== 'waiting') continue;
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      try {
        await makeOne({ scope, services, letter, write, say }, recipient);
      } catch (error) {
        const fault = describeFailure(error);
        await scope.transaction((tx) =>
          jointLetterStore(tx).recipients.change(recipient.id, recipient.version, { state: 'failed', fault }),
        );
      }
      await progress(at + 1, recipients.length);
    }
    await scope.transaction(async (tx) => {
      await markLetterDone(tx, letterId);
      await finish(tx);
    });
  },
);
