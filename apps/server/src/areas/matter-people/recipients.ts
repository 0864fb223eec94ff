import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import { recipientCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { readEmail } from '@boedel/domain/identity/email';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { BadInputProblem, NotFound } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { removeParty } from '../parties/save-party';

type MatterRecipient = AnswerOf<typeof recipientCalls.SaveRecipient>;
type RecipientInput = BodyOf<typeof recipientCalls.SaveRecipient>;

const role = { roles: ['recipient'], one: 'recipient' } as const;

interface RecipientDetailValues {
  readonly milestones?: number[];
  readonly getsReports?: boolean;
  readonly seesFigures?: boolean;
  readonly language?: MatterRecipient['language'];
  readonly reportFrequency?: MatterRecipient['reportFrequency'];
  readonly relationship?: string | null;
}

export const presentRecipient = (row: PartyRow): MatterRecipient => {
  const details = row.details as RecipientDetailValues;
  return {
    id: row.id,
    matterID: row.matter_id,
    name: row.surname,
    email: row.email ?? '',
    relationship: details.relationship ?? null,
    milestones: details.milestones ?? [],
    getsReports: details.getsReports ?? false,
    seesFigures: details.seesFigures ?? false,
    language: details.language ?? null,
    reportFrequency: details.reportFrequency ?? null,
    version: row.version,
  };
};

const toRecipientColumns = (body: RecipientInput) => ({
  surname: body.name,
  email: throwIfRefused(readEmail(body.email)),
  details: {
    relationship: body.relationship,
    milestones: body.milestones,
    getsReports: body.getsReports,
    seesFigures: body.seesFigures,
    language: body.language ?? null,
    reportFrequency: body.reportFrequency ?? null,
  },
});

async function changeRecipient(
  tx: Tx,
  body: RecipientInput,
  id: number,
): Promise<{ before: PartyRow; after: PartyRow }> {
  const before = await partyStore(tx).findAs(id, role.roles);
  if (before.matter_id !== body.matterID) throw new NotFound();
  if (!body.version) throw new BadInputProblem({ version: ['Give the version of the recipient that was changed.'] });
  const after = await presentConflict(
    partyStore(tx).change(id, body.version, toRecipientColumns(body)),
    (theirs) => presentRecipient(theirs) as never,
  );
  return { before, after };
}

const save: Handler<typeof recipientCalls.SaveRecipient> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID);
    const { before, after } = body.id
      ? await changeRecipient(tx, body, body.id)
      : {
          before: undefined,
          after: await partyStore(tx).insert({
            matter_id: matter.id,
            role: 'recipient',
            kind: 'other',
            ...toRecipientColumns(body),
          }),
        };
    const action = before ? 'recipient.changed' : 'recipient.added';
    await audit(tx, actor, action, {
      entity: ['matter_party', after.id],
      matterId: matter.id,
      ...(before && { before }),
      after,
    });
    return presentRecipient(after);
  });

export const handledRecipientCalls = pairHandlers(recipientCalls, {
  GetRecipients: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return (await partyStore(tx).listOf(query.matterID, role.roles)).map(presentRecipient);
    }),
  SaveRecipient: save,
  DeleteRecipient: (request) => removeParty(role, request, request.body.id),
});
