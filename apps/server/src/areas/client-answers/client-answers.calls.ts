import { clientAnswerCalls, clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { endLink } from '../../platform/outside/make-link';
import { openToCapture } from '../../platform/tenancy/matter-door';
import type { SheetRequest } from '../client-sheet/client-sheet';
import { askClient, decideAnswer, enterOnce, readFilling, saveFilling, reviewAnswers } from './client-answers';
import { clientAnswerStore } from './client-answers.store';

/** A guest reads what the sheet is made of as the firm does; nothing is changed in the name of anybody. */
const actAsGuest = (request: Omit<SheetRequest, 'actor'>): SheetRequest => request as SheetRequest;

export const handledClientFillCalls = pairHandlers(clientFillCalls, {
  enter: ({ scope, guest, now }) => scope.transaction((tx) => enterOnce(tx, guest, now)),
  open: withServices(({ guest, ...request }) =>
    request.scope.transaction((tx) => readFilling(tx, actAsGuest(request), guest)),
  ),
  save: withServices(({ guest, body, ...request }) =>
    request.scope.transaction((tx) => saveFilling(tx, actAsGuest(request), guest, body)),
  ),
});

export const handledClientAnswerCalls = pairHandlers(clientAnswerCalls, {
  getbymatterid: withServices(({ query, ...asking }) =>
    asking.scope.transaction((tx) => reviewAnswers(tx, asking, query.matterID)),
  ),
  ask: withServices((request) =>
    request.scope.transaction(async (tx) => {
      await askClient(tx, request);
      return reviewAnswers(tx, request, request.body.matterID);
    }),
  ),
  end: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const row = await clientAnswerStore(tx).lock(body.id);
      await openToCapture(tx, actor, row.matter_id, 'estate');
      if (row.link_id !== null) await endLink(tx, actor, row.link_id);
      return { done: true as const };
    }),
  decide: withServices(({ body, ...asking }) =>
    asking.scope.transaction(async (tx) => {
      const matterID = await decideAnswer(tx, asking, body);
      return reviewAnswers(tx, asking, matterID);
    }),
  ),
});
