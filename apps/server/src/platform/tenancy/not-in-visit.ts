import { type CallSpec, callInVisit, isOpenInVisit } from '@boedel/contract/call';
import { message } from '@boedel/domain/law/message';
import { NotAllowed } from '../problems';
import type { Actor } from './actor';

export const neverInVisit = 'You are here for support. An administrator of the firm has to do this themselves.';
export const onlyReading =
  'You are here for support and may only read. An administrator of the firm can allow changes on the page Users.';

/** Refuses what is not possible in a visit for support, by the declaration of the call. */
export function refuseInVisit(call: CallSpec, { visit }: Pick<Actor, 'visit'>): void {
  if (isOpenInVisit(call, visit)) return;
  throw new NotAllowed(callInVisit(call) === 'never' ? message(neverInVisit) : message(onlyReading));
}

/** For what a call does only sometimes: giving a role that approves. */
export function refuseApprovingInVisit({ visit }: Pick<Actor, 'visit'>): void {
  if (visit !== undefined) throw new NotAllowed(message(neverInVisit));
}
