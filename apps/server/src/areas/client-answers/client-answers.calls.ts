import { clientAnswerCalls, clientFillCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { further, handle } from '../../platform/http/handler';
import { endLink } from '../../platform/outside/make-link';
import { openToCapture } from '../../platform/tenancy/matter-door';
import type { Asking } from '../client-sheet/client-sheet';
import { askClient, decideAnswer, enterOnce, fillOf, keepFilled, reviewAnswers } from './client-answers';
import { clientAnswerStore } from './client-answers.store';

/** A guest reads what the sheet is made of as the firm does; nothing is changed in the name of anybody. */
const asGuest = (request: Omit<Asking, 'actor'>): Asking => request as Asking;

export const handledClientFillCalls = handle(clientFillCalls, {
  enter: ({ tenant, guest, now }) => tenant.transaction((tx) => enterOnce(tx, guest, now)),
  open: further(({ guest, ...request }) => request.tenant.transaction((tx) => fillOf(tx, asGuest(request), guest))),
  save: further(({ guest, body, ...request }) =>
    request.tenant.transaction((tx) => keepFilled(tx, asGuest(request), guest, body)),
  ),
});

export const handledClientAnswerCalls = handle(clientAnswerCalls, {
  getbymatterid: further(({ query, ...asking }) =>
    asking.tenant.transaction((tx) => reviewAnswers(tx, asking, query.matterID)),
  ),
  ask: further((request) =>
    request.tenant.transaction(async (tx) => {
      await askClient(tx, request);
      return reviewAnswers(tx, request, request.body.matterID);
    }),
  ),
  end: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const row = await clientAnswerStore(tx).lock(body.id);
      await openToCapture(tx, actor, row.matter_id, 'estate');
      if (row.link_id !== null) await endLink(tx, actor, row.link_id);
      return { done: true as const };
    }),
  decide: further(({ body, ...asking }) =>
    asking.tenant.transaction(async (tx) => {
      const matterID = await decideAnswer(tx, asking, body);
      return reviewAnswers(tx, asking, matterID);
    }),
  ),
});
