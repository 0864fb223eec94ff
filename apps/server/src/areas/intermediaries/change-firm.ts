import type { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { mayWithdraw } from '@boedel/domain/session/termination';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { ServiceHandler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { giveNotice, withdrawNotice } from '../firm-data/notice';
import { lockFirmToEnd } from '../firm-data/notice.store';
import { readFirmView } from './intermediaries.present';
import { changeFirmRow, deleteEntry, insertEntry, intermediaryStore, setExtras } from './intermediaries.store';

type ChangeFirmCalls = typeof intermediaryCalls;

export const changeFirmDetails: ServiceHandler<ChangeFirmCalls['update']> = ({ provider, actor, body, now }) =>
  // Name, country and types are the provider's to set, for any firm.
  provider.transaction(async (tx) => {
    const before = await readFirmView(tx, body.id, now);
    const types = [...new Set(body.systemTypes)].sort((a, b) => a - b);
    const changed = await changeFirmRow(tx, {
      id: body.id,
      name: body.name,
      country: body.country,
      types,
      version: body.version,
    });
    if (changed === 0) throw new Conflict(before);
    await setExtras(tx, body.id, body.isSharePointOn, body.isFxAssistOn);
    const after = await readFirmView(tx, body.id, now);
    await auditInFirm(tx, body.id, actor, 'firm.changed', { entity: ['intermediary', body.id], before, after });
    return after;
  });

export const giveFirmNotice: ServiceHandler<ChangeFirmCalls['_delete']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    await giveNotice(tx, { firmId: body.id, from: 'provider', actor, reason: body.reason, now });
    return readFirmView(tx, body.id, now);
  });

export const withdrawFirmNotice: ServiceHandler<ChangeFirmCalls['withdrawNotice']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    const firm = await lockFirmToEnd(tx, body.id);
    throwIfRefused(mayWithdraw({ terminatesOn: firm.terminates_on, from: firm.notice_from }, 'provider'));
    await withdrawNotice(tx, firm, { firmId: body.id, from: 'provider', actor, reason: body.reason, now });
    return readFirmView(tx, body.id, now);
  });

export const addEntry: ServiceHandler<ChangeFirmCalls['addEntry']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    await intermediaryStore(tx).find(body.intermediaryID);
    if (body.amount <= 0) throw new RefusalProblem(refuse('amount', 'Enter an amount above 0.'));
    const { id } = await insertEntry(tx, {
      intermediaryId: body.intermediaryID,
      kind: body.kind,
      reference: body.reference,
      on: body.on,
      amount: body.amount,
    });
    const answer = await readFirmView(tx, body.intermediaryID, now);
    await auditInFirm(tx, body.intermediaryID, actor, `subscription.${body.kind}.entered`, {
      entity: ['subscription_entry', id],
      after: { reference: body.reference, on: body.on, amountCents: body.amount },
    });
    return answer;
  });

export const removeEntry: ServiceHandler<ChangeFirmCalls['removeEntry']> = ({ provider, actor, body, now }) =>
  provider.transaction(async (tx) => {
    const before = await deleteEntry(tx, body.intermediaryID, body.id);
    if (!before) throw new NotFound();
    const answer = await readFirmView(tx, body.intermediaryID, now);
    await auditInFirm(tx, body.intermediaryID, actor, 'subscription.entry.removed', {
      entity: ['subscription_entry', body.id],
      before,
      why: body.reason,
    });
    return answer;
  });
