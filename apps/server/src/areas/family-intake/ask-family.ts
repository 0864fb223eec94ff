import type { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { fullName } from '@boedel/domain/parties/party-name';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { FurtherHandler, Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { written } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { endLink, makeLink } from '../../platform/outside/make-link';
import { NotFound } from '../../platform/problems';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { partyStore } from '../matter-parties/party.store';
import { askFamilyMail } from './family-intake.mails';
import { type IntakeRow, intakeRows, intakeStore } from './intake.store';
import { reviewOf } from './review';

type Calls = typeof familyIntakeCalls;

/** A family looks for papers and asks around: it has time, and the firm sends a new link where it is not enough. */
const linkDays = 60;

/** Only an estate has a family to be asked. */
export function mustBeEstate({ system_type }: OpenedMatter): void {
  if (system_type !== systemType.estateLate) {
    orRefuse(refuse('matterID', 'Only the family of a deceased estate is asked.'));
  }
}

async function intakeIn(tx: Tx, matterId: number, id: number): Promise<IntakeRow> {
  const intake = await intakeRows(tx).lock(id);
  if (intake.matter_id !== matterId) throw new NotFound();
  return intake;
}

/** How the family calls whom they are asked about. */
export async function deceasedName(tx: Tx, matterId: number): Promise<string> {
  const { first_names: firstNames, surname, kind } = await partyStore(tx).mainOf(matterId);
  return fullName({ firstNames, surname, kind });
}

export const askFamily: FurtherHandler<Calls['ask']> = (request) =>
  request.tenant.transaction(async (tx) => {
    const { actor, parts, now, body } = request;
    const { matterID, intakeID, name, email, language, message } = body;
    const matter = await openToCapture(tx, actor, matterID);
    mustBeEstate(matter);
    const before = intakeID === null ? undefined : await intakeIn(tx, matterID, intakeID);
    const asked = { name, email, language, message };
    const intake = before
      ? await intakeRows(tx).change(before.id, before.version, { ...asked, finished_at: null })
      : await intakeRows(tx).insert({ matter_id: matterID, asked_at: now.toISOString(), ...asked });
    if (before?.link_id) await endLink(tx, actor, before.link_id);
    const endsAt = new Date(now.getTime() + linkDays * 86_400_000);
    const link = await makeLink(tx, parts.config, actor, {
      purpose: 'intake',
      matterId: matterID,
      subjectId: intake.id,
      name,
      email,
      language,
      endsAt,
    });
    const after = await intakeRows(tx).change(intake.id, intake.version, { link_id: link.id });
    const { firm } = await intakeStore(tx).responsible(matterID);
    await queueMail(tx, {
      to: email,
      ...written(askFamilyMail, language, {
        firm,
        by: actor.fullName,
        name,
        deceased: await deceasedName(tx, matterID),
        link: link.address,
        until: dayAt(endsAt, countryNamed(matter.country)),
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
    return reviewOf(tx, request, matter);
  });

export const endIntake: Handler<Calls['end']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const intake = await intakeRows(tx).lock(body.intakeID);
    await openToCapture(tx, actor, intake.matter_id);
    if (intake.link_id) await endLink(tx, actor, intake.link_id);
    return { done: true as const };
  });

export const readReview: FurtherHandler<Calls['getbymatterid']> = (request) =>
  request.tenant.transaction(async (tx) => {
    const matter = await openMatter(tx, request.query.matterID);
    mustBeEstate(matter);
    return reviewOf(tx, request, matter);
  });
