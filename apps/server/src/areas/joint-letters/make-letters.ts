import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { print } from '@boedel/document/press/print';
import type { Letterhead } from '@boedel/document/tree/paper';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse, messageOf } from '@boedel/domain/law/refusal';
import { type Said, said } from '@boedel/domain/law/said';
import { z } from 'zod';
import { audit, byTheSystem } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { keepOwnFile, type KeptFile, saveFile } from '../../platform/files/stored-file';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { handleJob, jobKind, type Work } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import type { Attachment } from '../../platform/mail/mail';
import { written } from '../../platform/mail/mail-text';
import { inOwnWords } from '../../platform/mail/own-words';
import { queueMail } from '../../platform/mail/queue-mail';
import { letterheadOf } from '../../platform/paper/letterhead';
import { packFile, unlessStopped } from '../../platform/paper/paper-file';
import { type Say, sayIn } from '../../platform/paper/words';
import { Refuses } from '../../platform/problems';
import { ownFirm } from '../../platform/tenancy/own-firm.store';
import { documentStore } from '../documents/document.store';
import { readLater } from '../documents/read-text';
import { companyStore, presentCompany } from '../firm/company.store';
import { attachedLetterMail } from '../templates/paper.mails';
import { jointLetterPaper, type ToWrite } from './joint-letter.paper';
import { presentLetter } from './joint-letter.present';
import {
  type Enclosure,
  type JointLetterRow,
  jointLetterStore,
  type Line,
  markLetterDone,
  type RecipientRow,
} from './joint-letter.store';
import { recipientsOf } from './recipients';

type Calls = typeof jointLetterCalls;
type Write = (to: ToWrite['to'], lines: readonly Line[], copyOf?: number) => ReturnType<typeof jointLetterPaper>;

interface Words {
  readonly subject: string;
  readonly body: string;
  readonly answerBy: ToWrite['answerBy'];
  readonly language: 'en' | 'af';
  readonly by: string;
}

/** What every letter of one run shares: the letterhead, the day, the words. */
async function writer(tx: Tx, words: Words, now: Date): Promise<{ write: Write; say: Say; letterhead: Letterhead }> {
  const { country } = await ownFirm(tx);
  const where = countryNamed(country) ?? defaultCountry;
  const letterhead = letterheadOf(presentCompany(await companyStore(tx).ofFirm()));
  const say = sayIn(words.language, where);
  const write: Write = (to, lines, copyOf) =>
    jointLetterPaper(
      { ...words, to, lines, ...(copyOf !== undefined && { copyOf }), today: dayAt(now, where), letterhead },
      say,
    );
  return { write, say, letterhead };
}

export const previewLetter: Handler<Calls['preview']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const recipients = await recipientsOf(tx, body.list, body.matterIDs);
    const recipient = recipients.find(({ key }) => key === body.key);
    if (!recipient) return orRefuse(gone());
    const words = { ...body, body: body.text, answerBy: body.answerBy ?? null, by: actor.fullName };
    const { write } = await writer(tx, words, now);
    return { paper: write(recipient, recipient.lines) };
  });

const gone = () =>
  refuse('keys', 'The recipients have changed since they were listed. Look at the list again, then make the letters.');

export const jointLettersKind = jobKind('papers.joint', z.object({ letterId: z.int() }), {
  maxAttempts: 4,
  priority: 6,
});

export const makeLetters: Handler<Calls['make']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const all = new Map((await recipientsOf(tx, body.list, body.matterIDs)).map((each) => [each.key, each]));
    const chosen = [...new Set(body.keys)].map((key) => all.get(key));
    if (chosen.some((each) => each === undefined)) orRefuse(gone());
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

const fileName = (title: string): string => `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(0, 150)}.pdf`;

const why = (error: unknown): Said => {
  if (error instanceof Refuses) return messageOf(error.refusals[0]!);
  return said('The document could not be made just now. Nothing was lost; ask for it again in a moment.');
};

type Context = Pick<Work<unknown>, 'tenant' | 'parts'> & {
  readonly letter: JointLetterRow;
  readonly write: Write;
  readonly say: Say;
};

/** PDFs and pictures are bound as one, numbered, with an index by matter; anything else goes beside it as it is. */
async function enclose({ parts, letter, say }: Context, papers: readonly Enclosure[]): Promise<Attachment[]> {
  const read = async ({ key }: Enclosure): Promise<Uint8Array> => {
    const content = await parts.files.get(key);
    return content instanceof Readable ? buffer(content) : content;
  };
  const kindOf = ({ content_type }: Enclosure) =>
    content_type === 'application/pdf' ? 'pdf' : content_type.startsWith('image/') ? 'picture' : null;
  const bindable = papers.filter((paper) => kindOf(paper) !== null);
  const attached: Attachment[] = [];
  if (bindable.length > 0) {
    const bound = await packFile(
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
        rows: bindable.map((paper) => ({ title: paper.title, mark: paper.reference, source: kindOf(paper)! })),
      },
      await Promise.all(bindable.map(read)),
    );
    if ('faults' in bound) {
      const { title, reference } = bindable[bound.faults[0]!.row]!;
      return orRefuse(
        refuse(
          'documentTypes',
          said(
            '“{title}” of {reference} cannot be read or is locked. File a copy that opens, and send the letter again.',
            {
              title,
              reference,
            },
          ),
        ),
      );
    }
    attached.push({ filename: fileName(say('Enclosures')), contentType: 'application/pdf', content: bound.file });
  }
  for (const paper of papers.filter((each) => kindOf(each) === null)) {
    attached.push({
      filename: `${paper.reference} ${paper.title}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-'),
      contentType: paper.content_type,
      content: await read(paper),
    });
  }
  return attached;
}

/** One recipient: the whole letter, a copy for each matter with its own lines alone, the papers that go along. */
async function makeOne(context: Context, recipient: RecipientRow): Promise<void> {
  const { tenant, parts, letter, write } = context;
  const matters = [...new Set(recipient.lines.map(({ matter_id }) => matter_id))];
  const pdf = async (paper: ReturnType<Write>): Promise<{ content: Uint8Array; kept: KeptFile }> => {
    const content = await unlessStopped(print(paper, 'pdf', tenant.firmId));
    const kept = await keepOwnFile(parts.files, tenant.firmId, {
      name: fileName(`${letter.subject} ${recipient.name}`),
      contentType: 'application/pdf',
      content,
    });
    return { content, kept };
  };
  const whole = await pdf(write(recipient, recipient.lines));
  const copies: { readonly matterId: number; readonly kept: KeptFile }[] = [];
  for (const matterId of matters) {
    const own = recipient.lines.filter(({ matter_id }) => matter_id === matterId);
    const { kept } =
      matters.length === 1 ? await pdf(write(recipient, own)) : await pdf(write(recipient, own, matters.length));
    copies.push({ matterId, kept });
  }
  const enclosures = await tenant.transaction((tx) => jointLetterStore(tx).enclosures(matters, letter.document_types));
  const enclosed = await enclose(context, enclosures);
  await tenant.transaction(async (tx) => {
    await file(tx, context, recipient, { whole, copies, enclosed, papers: enclosures.length });
  });
}

interface ToFile {
  readonly whole: { readonly content: Uint8Array; readonly kept: KeptFile };
  readonly copies: readonly { readonly matterId: number; readonly kept: KeptFile }[];
  readonly enclosed: readonly Attachment[];
  readonly papers: number;
}

async function file(tx: Tx, { letter }: Context, recipient: RecipientRow, { whole, copies, enclosed, papers }: ToFile) {
  const store = jointLetterStore(tx);
  const who = { ...byTheSystem(), fullName: letter.person_name, personId: letter.person_id as never };
  const title = `${letter.subject} ${recipient.name}`.slice(0, 200);
  const mail =
    letter.is_mailed && recipient.email !== null
      ? await inOwnWords(tx, {
          to: recipient.email,
          ...written(attachedLetterMail, letter.language as 'en' | 'af', {
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
export const makeJointLetters = handleJob(
  jointLettersKind,
  async ({ payload: { letterId }, tenant, parts, progress, signal, finish }) => {
    const { letter, recipients, write, say } = await tenant.transaction(async (tx) => {
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
        ...(await writer(tx, words, parts.clock())),
      };
    });
    for (const [at, recipient] of recipients.entries()) {
      if (recipient.state !== 'waiting') continue;
      if (signal.aborted) throw new Error('The work was stopped and goes on later.');
      try {
        await makeOne({ tenant, parts, letter, write, say }, recipient);
      } catch (error) {
        const fault = why(error);
        await tenant.transaction((tx) =>
          jointLetterStore(tx).recipients.change(recipient.id, recipient.version, { state: 'failed', fault }),
        );
      }
      await progress(at + 1, recipients.length);
    }
    await tenant.transaction(async (tx) => {
      await markLetterDone(tx, letterId);
      await finish(tx);
    });
  },
);
