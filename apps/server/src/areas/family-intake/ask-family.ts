import type { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { ServiceHandler, Handler } from '../../platform/http/handler';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { endLink, makeLink } from '../../platform/outside/make-link';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { partyStore } from '../matter-parties/party.store';
import { askFamilyMail } from './family-intake.mails';
import { type IntakeRow, intakeRowStore, intakeStore } from './intake.store';
import { buildReview } from './review';

type AskFamilyCalls = typeof familyIntakeCalls;

/** A family looks for papers and asks around: it has time, and the firm sends a new link where it is not enough. */
const linkDays = 60;

/** Only an estate has a family to be asked. */
export function mustBeEstate({ system_type }: OpenedMatter): void {
  if (system_type !== systemType.estateLate) {
    throw new RefusalProblem(refuse('matterID', 'You can send these questions only in a deceased estate.'));
  }
}

async function lockIntake(tx: Tx, matterId: number, id: number): Promise<IntakeRow> {
  const intake = await intakeRowStore(tx).lock(id);
  if (intake.matter_id !== matterId) throw new NotFound();
  return intake;
}

/** How the family calls whom they are asked about. */
export async function readDeceasedName(tx: Tx, matterId: number): Promise<string> {
  const { first_names: firstNames, surname, kind } = await partyStore(tx).mainOf(matterId);
  return formatPartyName({ firstNames, surname, kind });
}

export const askFamily: ServiceHandler<AskFamilyCalls['ask']> = (request) =>
  request.scope.transaction(async (tx) => {
    const { actor, services, now, body } = request;
    const { matterID, intakeID, name, email, language, message } = body;
    const matter = await openToCapture(tx, actor, matterID);
    mustBeEstate(matter);
    const before = intakeID === null ? undefined : await lockIntake(tx, matterID, intakeID);
    const asked = { name, email, language, message };
    const intake = before
      ? await intakeRowStore(tx).change(before.id, before.version, { ...asked, finished_at: null })
      : await intakeRowStore(tx).insert({ matter_id: matterID, asked_at: now.toISOString(), ...asked });
    if (before?.link_id) await endLink(tx, actor, before.link_id);
    const endsAt = new Date(now.getTime() + linkDays * 86_400_000);
    const link = await makeLink(tx, services.config, actor, {
      purpose: 'intake',
      matterId: matterID,
      subjectId: intake.id,
      name,
      email,
      language,
      endsAt,
    });
    const after = await intakeRowStore(tx).change(intake.id, intake.version, { link_id: link.id });
    const { firm } = await intakeStore(tx).responsible(matterID);
    await queueMail(tx, {
      to: email,
      ...composeMail(askFamilyMail, language, {
        firm,
        by: actor.fullName,
        name,
        deceased: await readDeceasedName(tx, matterID),
        link: link.address,
        until: computeDayAt(endsAt, findCountry(matter.country)),
        message,
      }),
      isSecret: true,
      about: { matterId: matterID, entity: ['family_intake', intake.id] },
    });
    await audit(tx, actor, before ? 'familyIntake.askedAgain' : 'familyIntake.asked', {
      entity: ['family_intake', intake.id],
      matterId: matterID,
      ...(before && { before }),
      after,
    });
    return buildReview(tx, request, matter);
  });

export const endIntake: Handler<AskFamilyCalls['end']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const intake = await intakeRowStore(tx).lock(body.intakeID);
    await openToCapture(tx, actor, intake.matter_id);
    if (intake.link_id) await endLink(tx, actor, intake.link_id);
    return { done: true as const };
  });

export const readReview: ServiceHandler<AskFamilyCalls['getbymatterid']> = (request) =>
  request.scope.transaction(async (tx) => {
    const matter = await openMatter(tx, request.query.matterID);
    mustBeEstate(matter);
    return buildReview(tx, request, matter);
  });
