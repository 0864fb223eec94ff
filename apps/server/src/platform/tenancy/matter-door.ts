import type { Tx } from '../db/database';
import type { AccessRight } from '@boedel/domain/access/access-rights';
import { sql } from '../db/sql';
import { NotAllowed, NotFound } from '../problems';
import type { Actor } from './actor';
import { whereHoldsRight, whereSeesType } from '../db/sees';
import { isUnrestricted } from './run-as-firm';

/** What most work on a matter needs to know of it. */
export interface OpenedMatter {
  readonly id: number;
  readonly system_type: number;
  readonly status: number;
  readonly reference: string;
  readonly name: string;
  readonly country: 'South Africa' | 'Namibia';
}

/**
 * The matter, if the person may see it. Not there, another firm's, not given and of a type the person does not work in
 * are the same NotFound; so is a part of it that somebody with single matters has no right to.
 */
export async function openMatter(tx: Tx, matterId: number, right?: AccessRight): Promise<OpenedMatter> {
  const matter = await tx.maybe<OpenedMatter>(sql`
    select id, system_type, status, reference, name, country from matter
    where id = ${matterId} and ${whereSeesType(sql`system_type`)} and ${right ? whereHoldsRight(sql`matter.id`, right) : sql`true`}`);
  if (!matter) throw new NotFound();
  return matter;
}

/** Whether somebody who was given single matters has this right on the matter; people of the firm have. */
export const hasRightOn = async (tx: Tx, matterId: number, right: AccessRight): Promise<boolean> =>
  (await tx.one<{ has: boolean }>(sql`select ${whereHoldsRight(sql`${matterId}::bigint`, right)} as has`)).has;

/** Those of these rights that somebody who was given single matters lacks on this one; nobody of the firm lacks any. */
export async function listMissingRights(
  tx: Tx,
  matterId: number,
  rights: readonly AccessRight[],
): Promise<AccessRight[]> {
  if (rights.length === 0 || isUnrestricted(tx)) return [];
  const held = await Promise.all(rights.map((right) => hasRightOn(tx, matterId, right)));
  return rights.filter((_right, place) => !held[place]);
}

/** Held until the transaction ends, so that two who change the same matter come one after the other. */
export const lockMatter = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`select id from matter where id = ${matterId} for update`);

/** People of the whole firm were let in by their role; somebody with single matters captures where it was granted. */
const mayCaptureOn = ({ reach }: Pick<Actor, 'reach'>, matterId: number): boolean =>
  !reach || reach.captureMatters.includes(matterId);

export function checkMayCapture(actor: Pick<Actor, 'reach'>, matterId: number): void {
  if (!mayCaptureOn(actor, matterId)) throw new NotAllowed();
}

/** As openMatter, for a change: seeing a matter without the right to capture on it is not enough. */
export async function openToCapture(
  tx: Tx,
  actor: Pick<Actor, 'reach'>,
  matterId: number,
  right?: AccessRight,
): Promise<OpenedMatter> {
  const matter = await openMatter(tx, matterId, right);
  checkMayCapture(actor, matterId);
  return matter;
}
