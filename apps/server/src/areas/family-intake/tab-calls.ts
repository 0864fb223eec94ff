import {
  type AnswerOf,
  asSchema,
  type Call,
  type WireAnswer,
  type WireBody,
  type WireQuery,
} from '@boedel/contract/call';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { answerBy, type CallRequest, type HandledCall } from '../../platform/http/handler';
import { readInput } from '../../platform/http/input';
import { within } from '../../platform/tenancy/within';
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

const routeOf = ({ method, path }: Call): string => `${method} ${path}`;
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
    .map(({ call, handler }): [string, HandledCall['handler']] => [routeOf(call), handler]),
);

/** The calls of the tabs, made by whoever accepts an answer, inside the transaction that accepts it. */
export interface TabCalls {
  read<C extends Call>(call: C, query: WireQuery<C>): Promise<AnswerOf<C>>;
  /** The same as the browser gets it: what a tab sends back with changes. */
  shown<C extends Call>(call: C, answer: AnswerOf<C>): WireAnswer<C>;
  change<C extends Call>(call: C, body: WireBody<C>): Promise<AnswerOf<C>>;
}

type Asked = Pick<CallRequest<Call & { who: { kind: 'firm' } }>, 'tenant' | 'actor' | 'parts' | 'now' | 'requestId'>;

export function tabCalls(tx: Tx, asked: Asked): TabCalls {
  const make = async <C extends Call>(call: C, sent: object): Promise<AnswerOf<C>> => {
    const request = { ...asked, tenant: within(tx, asked.tenant), files: [], ...sent };
    return (await answerBy(handlers.get(routeOf(call))!, request as unknown as CallRequest<Call>)) as AnswerOf<C>;
  };
  return {
    read: (call, query) => make(call, { query: readInput(asSchema(call.query!), query) }),
    shown: (call, answer) => z.encode(asSchema(call.answer!), answer) as WireAnswer<typeof call>,
    change: (call, body) => make(call, { body: readInput(asSchema(call.body!), body) }),
  };
}
