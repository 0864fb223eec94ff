import {
  type AnswerOf,
  toZodSchema,
  type CallSpec,
  type WireAnswer,
  type WireBody,
  type WireQuery,
} from '@boedel/contract/call';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { runHandler, type CallRequest, type HandledCall } from '../../platform/http/handler';
import { readInput } from '../../platform/http/input';
import { createTxScope } from '../../platform/tenancy/within';
import { handledAssetBulkCalls, handledAssetCalls, handledFindCalls } from '../assets/assets.calls';
import { handledBeneficiaryCalls } from '../beneficiaries/beneficiaries.calls';
import { handledExpenseCalls } from '../cash/expenses';
import { handledDocumentCalls } from '../documents/documents.calls';
import { handledLiabilityCalls } from '../liabilities/liabilities.calls';
import { handledMarriageCalls } from '../marriages/marriages.calls';
import { handledMatterCalls } from '../matter/matter.calls';
import { handledExecutorCalls } from '../matter-people/executors';
import { handledMainPartyCalls, handledPartyCalls } from '../parties/parties.calls';
import { handledWillCalls } from '../wills/wills.calls';

const formatRoute = ({ method, path }: CallSpec): string => `${method} ${path}`;
const handlers = new Map(
  [
    handledMatterCalls,
    handledMainPartyCalls,
    handledPartyCalls,
    handledMarriageCalls,
    handledAssetCalls,
    handledFindCalls,
    handledLiabilityCalls,
    handledDocumentCalls,
    handledAssetBulkCalls,
    handledBeneficiaryCalls,
    handledExpenseCalls,
    handledExecutorCalls,
    handledWillCalls,
  ]
    .flat()
    .map(({ call, handler }): [string, HandledCall['handler']] => [formatRoute(call), handler]),
);

/** The calls of the tabs, made by whoever accepts an answer, inside the transaction that accepts it. */
export interface TabCalls {
  read<C extends CallSpec>(call: C, query: WireQuery<C>): Promise<AnswerOf<C>>;
  /** The same as the browser gets it: what a tab sends back with changes. */
  shown<C extends CallSpec>(call: C, answer: AnswerOf<C>): WireAnswer<C>;
  change<C extends CallSpec>(call: C, body: WireBody<C>): Promise<AnswerOf<C>>;
}

type TabRequest = Pick<
  CallRequest<CallSpec & { who: { kind: 'firm' } }>,
  'scope' | 'actor' | 'services' | 'now' | 'requestId'
>;

export function createTabCalls(tx: Tx, asked: TabRequest): TabCalls {
  const make = async <C extends CallSpec>(call: C, sent: object): Promise<AnswerOf<C>> => {
    const request = { ...asked, scope: createTxScope(tx, asked.scope), files: [], ...sent };
    return (await runHandler(
      handlers.get(formatRoute(call))!,
      request as unknown as CallRequest<CallSpec>,
    )) as AnswerOf<C>;
  };
  return {
    read: (call, query) => make(call, { query: readInput(toZodSchema(call.query!), query) }),
    shown: (call, answer) => z.encode(toZodSchema(call.answer!), answer) as WireAnswer<typeof call>,
    change: (call, body) => make(call, { body: readInput(toZodSchema(call.body!), body) }),
  };
}
