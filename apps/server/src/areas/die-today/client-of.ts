import { noHeirs } from '@boedel/domain/die-today/no-heirs';
import { type Projection, projectDeath } from '@boedel/domain/die-today/projection';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Estate } from '@boedel/domain/estate/estate';
import { isRefused, type Outcome, type Refusal, type Refused, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { factsOf } from '../estate/estate-of';

export interface Client {
  readonly estate: Estate;
  readonly today: LocalDate;
}

/** A matter that is no client's: of one who has died since, that it goes on as an estate. */
export const refuseOthers = ({ system_type }: OpenedMatter, sentence: string): Refused | undefined =>
  system_type === systemType.flowConsult
    ? undefined
    : refuse(
        'matterID',
        system_type === systemType.estateLate
          ? 'The client has died, and the matter goes on as a deceased estate. The last plan stands beside its account, under Report.'
          : sentence,
      );

/** The client in the law's words, as if the death were today. Whoever may see the plan sees all it is made of. */
async function clientOf(tx: Tx, matter: OpenedMatter): Promise<Outcome<Client>> {
  const refused = refuseOthers(matter, 'Only a Flow Consult matter shows what would happen if its client died today.');
  if (refused) return refused;
  const { estate, today } = await asTheFirm(tx, () => factsOf(tx, matter.id));
  if (isRefused(estate)) return estate;
  return refuseProjecting(estate, today) ?? { estate, today };
}

/** Somebody who has died already, or of whom nothing is known, has no plan to show. */
export function refuseProjecting(estate: Estate, today: LocalDate): Refused | undefined {
  const { assets, benefits } = estate;
  const { diedOn } = estate.deceased;
  if (diedOn !== today) {
    return refuse(
      'deceased.diedOn',
      said('This client died on {day}. Turn the matter into a deceased estate: it keeps everything.', { day: diedOn }),
    );
  }
  return assets.length === 0 && benefits.length === 0
    ? refuse('assets', 'Nothing is captured that the client owns. Add what there is first.')
    : noHeirs(estate);
}

export interface ClientRead {
  readonly matter: OpenedMatter;
  readonly client: Outcome<Client>;
}

export async function readClient(tx: Tx, matterID: number): Promise<ClientRead> {
  const matter = await openMatter(tx, matterID, 'estate');
  return { matter, client: await clientOf(tx, matter) };
}

export interface Projected extends Client {
  readonly matter: OpenedMatter;
  readonly projection: Projection;
}
export interface Stopped {
  readonly matter: OpenedMatter;
  readonly stopping: readonly Refusal[];
  readonly estate?: Estate;
}

/** What would happen today, or what keeps it from being known. */
export async function projectClient(tx: Tx, matterID: number): Promise<Projected | Stopped> {
  const { matter, client } = await readClient(tx, matterID);
  if (isRefused(client)) return { matter, stopping: client.refusals };
  const projection = projectDeath(client.estate, client.today);
  return isRefused(projection)
    ? { matter, stopping: projection.refusals, estate: client.estate }
    : { matter, ...client, projection };
}
