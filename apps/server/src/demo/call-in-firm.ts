import { asSchema, type AnswerOf, type Call, type WireBody } from '@boedel/contract/call';
import { defaultCountry } from '@boedel/domain/law/country';
import { allCalls } from '../areas/all';
import { figuredOnce } from '../areas/kept-figures/refigure';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import { answerBy, type CallRequest } from '../platform/http/handler';
import { readInput } from '../platform/http/input';
import type { Parts } from '../platform/parts';
import type { Actor } from '../platform/tenancy/actor';
import { within } from '../platform/tenancy/within';

/** Somebody of a firm at work inside the demo's own transaction. */
export type Caller = <C extends Call>(
  call: C,
  body: WireBody<C>,
  files?: readonly { readonly name: string; readonly content: Buffer }[],
  /** Of a change whose matter stands in its address. */
  query?: object,
) => Promise<AnswerOf<C>>;

const routeOf = ({ method, path }: Call): string => `${method} ${path}`;
const handlers = new Map(allCalls.map(({ call, handler }) => [routeOf(call), handler]));

export type Worker = Pick<Actor, 'personId' | 'email' | 'fullName' | 'firmId'> & Partial<Pick<Actor, 'country'>>;

export const actorOf = (person: Worker): Actor => ({
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
export function callerIn(tx: Tx, parts: Parts, person: Worker): Caller {
  const actor = actorOf(person);
  const tenant = within(tx, person);
  return async (call, body, files = [], query) => {
    const request = {
      tenant,
      actor,
      parts,
      files,
      requestId: 'demo',
      now: parts.clock(),
      ...(query && call.query && { query: readInput(asSchema(call.query), query) }),
      body: call.body ? readInput(asSchema(call.body), body) : undefined,
    };
    const answer = await answerBy(handlers.get(routeOf(call))!, request as unknown as CallRequest<Call>);
    return answer as AnswerOf<typeof call>;
  };
}

/** Works as the firm for a while, with its rights and no others. */
export async function inFirm<T>(tx: Tx, firmId: number, personId: number, work: () => Promise<T>): Promise<T> {
  const enter = (firm: string, person: string) =>
    tx.run(sql`select set_config('app.firm', ${firm}, true), set_config('app.user', ${person}, true)`);
  await enter(String(firmId), String(personId));
  await tx.run(sql`set local role boedel_app`);
  // Each matter's figures once, when all of it stands.
  const done = await figuredOnce(tx, work);
  await tx.run(sql`set local role boedel_provider`);
  await enter('', '');
  return done;
}
