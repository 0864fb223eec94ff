import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { mayWithdraw } from '@boedel/domain/session/termination';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { FurtherHandler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { Conflict, NotFound, Refuses } from '../../platform/problems';
import { giveNotice, withdrawNotice } from '../firm-data/notice';
import { firmToEnd } from '../firm-data/notice.store';
import { wholeFirm } from './intermediaries.present';
import { changeDetails, dropEntry, insertEntry, intermediaryStore, setExtras } from './intermediaries.store';

type Calls = typeof intermediaryCalls;

export const changeFirmDetails: FurtherHandler<Calls['update']> = ({ provider, actor, body, now }) =>
  // Name, country and types are the provider's to set, for any firm.
  provider.transaction(async (tx) => {
    const before = await wholeFirm(tx, body.id, now);
    const types = [...new Set(body.systemTypes)].sort((a, b) => a - b);
    const changed = await changeDetails(tx, {
      id: body.id,
      name: body.name,
      country: body.country,
      types,
      version: body.version,
    });
    if (changed === 0) throw new Conflict(before);
    await setExtras(tx, body.id, body.isSharePointOn, body.isFxAssistOn);
    const after = await wholeFirm(tx, body.id, now);
    await auditInFirm(tx, body.id, actor, 'firm.changed', { entity: ['intermediary', body.id], before, after });
    return after;
  });

export const giveFirmNotice: FurtherHandler<Calls['_delete']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    await giveNotice(tx, { firmId: body.id, from: 'provider', actor, reason: body.reason, now });
    return wholeFirm(tx, body.id, now);
  });

export const withdrawFirmNotice: FurtherHandler<Calls['withdrawNotice']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    const firm = await firmToEnd(tx, body.id);
    orRefuse(mayWithdraw({ terminatesOn: firm.terminates_on, from: firm.notice_from }, 'provider'));
    await withdrawNotice(tx, firm, { firmId: body.id, from: 'provider', actor, reason: body.reason, now });
    return wholeFirm(tx, body.id, now);
  });

export const addEntry: FurtherHandler<Calls['addEntry']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    await intermediaryStore(tx).find(body.intermediaryID);
    if (body.amount <= 0) throw new Refuses(refuse('amount', 'Give an amount above 0.').refusals);
    const { id } = await insertEntry(tx, {
      intermediaryId: body.intermediaryID,
      kind: body.kind,
      reference: body.reference,
      on: body.on,
      amount: body.amount,
    });
    const answer = await wholeFirm(tx, body.intermediaryID, now);
    await auditInFirm(tx, body.intermediaryID, actor, `subscription.${body.kind}.entered`, {
      entity: ['subscription_entry', id],
      after: { reference: body.reference, on: body.on, amountCents: body.amount },
    });
    return answer;
  });

export const removeEntry: FurtherHandler<Calls['removeEntry']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    const before = await dropEntry(tx, body.intermediaryID, body.id);
    if (!before) throw new NotFound();
    const answer = await wholeFirm(tx, body.intermediaryID, now);
    await auditInFirm(tx, body.intermediaryID, actor, 'subscription.entry.removed', {
      entity: ['subscription_entry', body.id],
      before,
      why: body.reason,
    });
    return answer;
  });
