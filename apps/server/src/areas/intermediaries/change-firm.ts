import { constants } from '@boedel/contract/fixed/constants';
import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { endAfterNotice, mayGiveNotice } from '@boedel/domain/session/termination';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { Conflict, NotFound, Refuses } from '../../platform/problems';
import { wholeFirm } from './intermediaries.present';
import { intermediaryStore } from './intermediaries.store';

type Calls = typeof intermediaryCalls;

export const changeFirmDetails: Handler<Calls['update']> = ({ provider, actor, body, now }) =>
  // Name, country and types are the provider's to set, for any firm.
  provider.transaction(async (tx) => {
    const before = await wholeFirm(tx, body.id, now);
    const types = [...new Set(body.systemTypes)].sort((a, b) => a - b);
    const changed = await tx.run(sql`update intermediary set name = ${body.name}, country = ${body.country},
      system_types = ${types}, version = version + 1 where id = ${body.id} and version = ${body.version}`);
    if (changed === 0) throw new Conflict(before);
    await tx.run(sql`update firm_setting set is_share_point_on = ${body.isSharePointOn},
      is_fx_assist_on = ${body.isFxAssistOn}, version = version + 1 where intermediary_id = ${body.id}
      and (is_share_point_on, is_fx_assist_on) is distinct from (${body.isSharePointOn}, ${body.isFxAssistOn})`);
    const after = await wholeFirm(tx, body.id, now);
    await auditInFirm(tx, body.id, actor, 'firm.changed', { entity: ['intermediary', body.id], before, after });
    return after;
  });

export const giveNotice: Handler<Calls['_delete']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    const firm = await intermediaryStore(tx).find(body.id);
    orRefuse(mayGiveNotice({ isProvider: firm.is_provider, terminatesOn: firm.terminates_on }));
    const today = dayAt(now, countryNamed(firm.country) ?? defaultCountry);
    const end = endAfterNotice(today, constants.terminationNoticeDays);
    await tx.run(sql`update intermediary set terminates_on = ${end}, termination_reason = ${body.reason},
      version = version + 1 where id = ${body.id}`);
    const answer = await wholeFirm(tx, body.id, now);
    await auditInFirm(tx, body.id, actor, 'firm.notice.given', {
      entity: ['intermediary', body.id],
      after: { terminatesOn: end },
      why: body.reason,
    });
    return answer;
  });

export const withdrawNotice: Handler<Calls['withdrawNotice']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    const firm = await intermediaryStore(tx).find(body.id);
    if (!firm.terminates_on) throw new Refuses(refuse('id', 'No notice was given.').refusals);
    await tx.run(sql`update intermediary set terminates_on = null, termination_reason = null, version = version + 1
      where id = ${body.id}`);
    const answer = await wholeFirm(tx, body.id, now);
    await auditInFirm(tx, body.id, actor, 'firm.notice.withdrawn', {
      entity: ['intermediary', body.id],
      before: { terminatesOn: firm.terminates_on },
      why: body.reason,
    });
    return answer;
  });

export const addEntry: Handler<Calls['addEntry']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    await intermediaryStore(tx).find(body.intermediaryID);
    if (body.amount <= 0) throw new Refuses(refuse('amount', 'Give an amount above 0.').refusals);
    const { id } = await tx.one<{ id: number }>(sql`
      insert into subscription_entry (intermediary_id, kind, reference, counts_on, amount_cents)
      values (${body.intermediaryID}, ${body.kind}, ${body.reference}, ${body.on}, ${body.amount}) returning id`);
    const answer = await wholeFirm(tx, body.intermediaryID, now);
    await auditInFirm(tx, body.intermediaryID, actor, `subscription.${body.kind}.entered`, {
      entity: ['subscription_entry', id],
      after: { reference: body.reference, on: body.on, amountCents: body.amount },
    });
    return answer;
  });

export const removeEntry: Handler<Calls['removeEntry']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    const before = await tx.maybe(sql`delete from subscription_entry
      where intermediary_id = ${body.intermediaryID} and id = ${body.id} returning kind, reference, counts_on, amount_cents`);
    if (!before) throw new NotFound();
    const answer = await wholeFirm(tx, body.intermediaryID, now);
    await auditInFirm(tx, body.intermediaryID, actor, 'subscription.entry.removed', {
      entity: ['subscription_entry', body.id],
      before,
      why: body.reason,
    });
    return answer;
  });
