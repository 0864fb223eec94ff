import { bankRequestCalls } from '@boedel/contract/bank-requests/bank-requests.calls';
import { checkBankAnswer } from '@boedel/domain/cash/account-request';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { withServices, pairHandlers, type Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { requestFromBank } from './ask-bank';
import { listBankRequests, requestStore } from './request.store';
import { settleRequest } from './settle-request';

/** Files what a bank answered by letter or by mouth. */
const saveAnswer: Handler<typeof bankRequestCalls.saveAnswer> = ({ scope, actor, now, body }) =>
  scope.transaction(async (tx) => {
    const store = requestStore(tx);
    const row = await store.lock(body.id);
    const matter = await openToCapture(tx, actor, row.matter_id, 'money');
    if (row.version !== body.version) throw new Conflict((await store.present([row]))[0]);
    if (row.state !== 'asked') throw new RefusalProblem(refuse('id', 'The bank has already answered this request.'));
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
    const law = findCountry(matter.country);
    throwIfRefused(
      checkBankAnswer(answer, { askedOn: computeDayAt(new Date(row.asked_at), law), today: computeDayAt(now, law) }),
    );
    const after = await settleRequest({ tx, actor, now, documentId: body.documentID }, row, answer);
    return (await store.present([after]))[0]!;
  });

export const handledBankRequestCalls = pairHandlers(bankRequestCalls, {
  openaccount: withServices(requestFromBank('account')),
  openTISaccount: withServices(requestFromBank('tis')),
  getRequests: withServices(({ scope, services, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      const store = requestStore(tx);
      const rows = await listBankRequests(tx, matter.id);
      return { tisName: services.config.TIS_ACCOUNT_NAME, rows: await store.present(rows) };
    }),
  ),
  saveAnswer,
});
