import { toZodSchema, type AnswerOf, type CallSpec, type WireBody } from '@boedel/contract/call';
import { defaultCountry } from '@boedel/domain/law/country';
import { allCalls } from '../areas/all';
import { settleFigures } from '../areas/figures/keep-figures';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import { runHandler, type CallRequest } from '../platform/http/handler';
import { readInput } from '../platform/http/input';
import type { Services } from '../platform/services';
import type { Actor } from '../platform/tenancy/actor';
import { createTxScope } from '../platform/tenancy/within';

/** Somebody of a firm at work inside the demo's own transaction. */
export type DemoCaller = <C extends CallSpec>(
  call: C,
  body: WireBody<C>,
  files?: readonly { readonly name: string; readonly content: Buffer }[],
  /** Of a change whose matter stands in its address. */
  query?: object,
) => Promise<AnswerOf<C>>;

const formatRoute = ({ method, path }: CallSpec): string => `${method} ${path}`;
const handlers = new Map(allCalls.map(({ call, handler }) => [formatRoute(call), handler]));

export type DemoWorker = Pick<Actor, 'personId' | 'email' | 'fullName' | 'firmId'> & Partial<Pick<Actor, 'country'>>;

export const toActor = (person: DemoWorker): Actor => ({
  captureMatters: [],
  termsAccepted: true,
  country: defaultCountry,
  ...person,
  sessionId: 0,
  roles: ['Admin', 'Capture Matter'],
  systemType: 2,
  requestId: 'demo',
});

/**
 * Makes the product's own calls for a person of the firm: what the demo holds was read by the contract, passed every rule
 * and stands in the trail, and it is there with the rest of the demo or not at all.
 */
export function createCaller(tx: Tx, services: Services, person: DemoWorker): DemoCaller {
  const actor = toActor(person);
  const scope = createTxScope(tx, person);
  return async (call, body, files = [], query) => {
    const request = {
      scope,
      actor,
      services,
      files,
      requestId: 'demo',
      now: services.clock(),
      ...(query && call.query && { query: readInput(toZodSchema(call.query), query) }),
      body: call.body ? readInput(toZodSchema(call.body), body) : undefined,
    };
    const answer = await runHandler(handlers.get(formatRoute(call))!, request as unknown as CallRequest<CallSpec>);
    return answer as AnswerOf<typeof call>;
  };
}

/** Works as the firm for a while, with its rights and no others. */
export async function runInFirm<T>(tx: Tx, firmId: number, personId: number, work: () => Promise<T>): Promise<T> {
  const setSession = (firm: string, person: string) =>
    tx.run(sql`select set_config('app.firm', ${firm}, true), set_config('app.user', ${person}, true)`);
  await setSession(String(firmId), String(personId));
  await tx.run(sql`set local role boedel_app`);
  // Each matter's figures once, when all of it stands.
  const done = await work();
  await settleFigures(tx);
  await tx.run(sql`set local role boedel_provider`);
  await setSession('', '');
  return done;
}
