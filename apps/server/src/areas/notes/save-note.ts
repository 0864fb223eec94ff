import type { noteCalls } from '@boedel/contract/notes/notes.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { mayChangeNote } from '@boedel/domain/notes/may-change-note';
import { cleanRichText, type RichText } from '@boedel/domain/notes/rich-text';
import { message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import { buildAddress } from '../../platform/config/own-address';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { CallRequest, ServiceHandler, Handler } from '../../platform/http/handler';
import { notifyPeople } from '../../platform/inbox/notify-people';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { NotAllowed, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { mentionMail } from './note.mails';
import { presentNote } from './note.present';
import { type NoteRow, noteStore } from './note.store';

type NoteRemoval = Pick<CallRequest<typeof noteCalls.deleteComment>, 'scope' | 'actor' | 'body'>;
type NoteRequest = Pick<CallRequest<typeof noteCalls.add>, 'actor' | 'services'>;

function cleanComment(comment: string): RichText {
  const text = cleanRichText(comment);
  if (text.plain === '') throw new RefusalProblem(refuse('comment', 'Write the note first.'));
  return text;
}

/** A word in the inbox and a mail to each who was not mentioned before; oneself needs none. */
async function notifyMentioned(
  tx: Tx,
  { actor, services }: NoteRequest,
  matter: OpenedMatter,
  note: NoteRow,
  before: readonly number[],
) {
  const fresh = note.mentions.filter((id) => !before.includes(id) && id !== actor.personId);
  if (fresh.length === 0) return;
  const readers = await noteStore(tx).readersAmong(fresh, matter.id);
  const words = message('{person} mentioned you in a note on {matter}.', {
    person: actor.fullName,
    matter: `${matter.reference} ${matter.name}`,
  });
  await notifyPeople(
    tx,
    'mention',
    readers.map(({ id }) => id),
    { words, path: `/matters/${matter.id}/details?notes=1` },
  );
  for (const reader of readers) {
    await queueMail(tx, {
      to: reader.email,
      ...composeMail(mentionMail, reader.language, {
        matter: `${matter.reference} ${matter.name}`,
        by: actor.fullName,
        note: note.plain.slice(0, 1500),
        link: buildAddress(services.config, `/matters/${matter.id}/details`),
      }),
      about: { matterId: matter.id, entity: ['matter_note', note.id] },
    });
  }
}

/** Only people who may read the note count as mentioned. */
const listMentioned = async (tx: Tx, text: RichText, matterId: number): Promise<number[]> =>
  text.mentions.length === 0
    ? []
    : (await noteStore(tx).readersAmong(text.mentions.slice(0, 50), matterId)).map(({ id }) => id);

interface NewNote {
  readonly comment: string;
  readonly showInReport: boolean;
}

/** Writes a note on a matter that is open to capture, and tells whom it mentions. */
export async function writeNote(tx: Tx, request: NoteRequest, matter: OpenedMatter, input: NewNote): Promise<NoteRow> {
  const { actor } = request;
  const text = cleanComment(input.comment);
  const note = await noteStore(tx).insert({
    matter_id: matter.id,
    person_id: actor.personId,
    person_name: actor.fullName,
    html: text.html,
    plain: text.plain,
    show_in_report: input.showInReport,
    mentions: await listMentioned(tx, text, matter.id),
  });
  await audit(tx, actor, 'note.added', { entity: ['matter_note', note.id], matterId: matter.id, after: note });
  await notifyMentioned(tx, request, matter, note, []);
  return note;
}

export const addNote: ServiceHandler<typeof noteCalls.add> = (request) =>
  request.scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, request.actor, request.body.matterID);
    return presentNote(await writeNote(tx, request, matter, request.body), request.actor);
  });

/** The note, if the person may change it. */
async function findOwnNote(
  tx: Tx,
  actor: NoteRequest['actor'],
  id: number,
): Promise<{ note: NoteRow; matter: OpenedMatter }> {
  const note = await noteStore(tx).find(id);
  const matter = await openToCapture(tx, actor, note.matter_id);
  if (!mayChangeNote(note.person_id, actor)) {
    throw new NotAllowed('Only the author or an administrator can edit a file note. Add your own note instead.');
  }
  return { note, matter };
}

export const changeNote: ServiceHandler<typeof noteCalls.update> = (request) =>
  request.scope.transaction(async (tx) => {
    const { actor, body, now } = request;
    const { note: before, matter } = await findOwnNote(tx, actor, body.id);
    const text = cleanComment(body.comment);
    const change = noteStore(tx).change(body.id, body.version, {
      html: text.html,
      plain: text.plain,
      show_in_report: body.showInReport,
      mentions: await listMentioned(tx, text, matter.id),
      changed_at: now.toISOString(),
    });
    const after = await presentConflict(change, (row) => presentNote(row, actor) as never);
    await audit(tx, actor, 'note.changed', { entity: ['matter_note', after.id], matterId: matter.id, before, after });
    await notifyMentioned(tx, request, matter, after, before.mentions);
    return presentNote(after, actor);
  });

/** Whether it is printed is a matter of the report, so whoever captures on the matter may say. */
export const changeShowInReport: Handler<typeof noteCalls.updateShowInReport> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const before = await noteStore(tx).lock(body.id);
    await openToCapture(tx, actor, before.matter_id);
    const after = await noteStore(tx).change(body.id, before.version, { show_in_report: body.showInReport });
    await audit(tx, actor, 'note.report', {
      entity: ['matter_note', after.id],
      matterId: after.matter_id,
      before,
      after,
    });
    return presentNote(after, actor);
  });

/** Two calls remove a note, by POST and by DELETE. */
export const removeNote = ({ scope, actor, body }: NoteRemoval): Promise<{ done: true }> =>
  scope.transaction(async (tx) => {
    const { note } = await findOwnNote(tx, actor, body.id);
    await noteStore(tx).remove(body.id);
    await audit(tx, actor, 'note.removed', {
      entity: ['matter_note', note.id],
      matterId: note.matter_id,
      before: note,
    });
    return { done: true };
  });
