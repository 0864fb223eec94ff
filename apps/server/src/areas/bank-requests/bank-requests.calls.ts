import { bankRequestCalls } from '@boedel/contract/bank-requests/bank-requests.calls';
import { checkBankAnswer } from '@boedel/domain/cash/account-request';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { further, handle, type Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { Conflict, NotFound } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { askBank } from './ask-bank';
import { requestsOf, requestStore } from './request.store';
import { settleRequest } from './settle-request';

/** Files what a bank answered by letter or by mouth. */
const saveAnswer: Handler<typeof bankRequestCalls.saveAnswer> = ({ tenant, actor, now, body }) =>
  tenant.transaction(async (tx) => {
    const store = requestStore(tx);
    const row = await store.lock(body.id);
    const matter = await openToCapture(tx, actor, row.matter_id, 'money');
    if (row.version !== body.version) throw new Conflict((await store.present([row]))[0]);
    if (row.state !== 'asked') orRefuse(refuse('id', 'The bank has answered this request already.'));
    if (body.documentID !== null && (await documentStore(tx).find(body.documentID)).matter_id !== matter.id) {
      throw new NotFound();
    }
    const answer = {
      outcome: body.outcome,
      answeredOn: body.answeredDate,
      accountNumber: body.accountNumber,
      branchCode: body.branchCode,
      note: body.note,
    };
    const law = countryNamed(matter.country);
    orRefuse(checkBankAnswer(answer, { askedOn: dayAt(new Date(row.asked_at), law), today: dayAt(now, law) }));
    const after = await settleRequest({ tx, actor, now, documentId: body.documentID }, row, answer);
    return (await store.present([after]))[0]!;
  });

export const handledBankRequestCalls = handle(bankRequestCalls, {
  openaccount: further(askBank('account')),
  openTISaccount: further(askBank('tis')),
  getRequests: further(({ tenant, parts, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      const store = requestStore(tx);
      const rows = await requestsOf(tx, matter.id);
      return { tisName: parts.config.TIS_ACCOUNT_NAME, rows: await store.present(rows) };
    }),
  ),
  saveAnswer,
});
