import { checkHeirsKnown } from '@boedel/domain/die-today/no-heirs';
import { type ProjectedDeath, projectDeath } from '@boedel/domain/die-today/projection';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Estate } from '@boedel/domain/estate/estate';
import { isRefused, type Outcome, type Refusal, type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { readMatterFacts } from '../estate/read-estate';

export interface ProjectedClient {
  readonly estate: Estate;
  readonly today: LocalDate;
}

/** A matter that is no client's: of one who has died since, that it goes on as an estate. */
export const refuseOthers = ({ system_type }: OpenedMatter, sentence: string): RefusalError | undefined =>
  system_type === systemType.flowConsult
    ? undefined
    : refuse(
        'matterID',
        system_type === systemType.estateLate
          ? 'The client has died, and the matter continues as a deceased estate. The last plan is next to its account, under Report.'
          : sentence,
      );

/** The client in the law's words, as if the death were today. Whoever may see the plan sees all it is made of. */
async function toClient(tx: Tx, matter: OpenedMatter): Promise<Outcome<ProjectedClient>> {
  const refused = refuseOthers(
    matter,
    'Only a Flow Consult matter can show what would happen if the client died today.',
  );
  if (refused) return refused;
  const { estate, today } = await runAsFirm(tx, () => readMatterFacts(tx, matter.id));
  if (isRefused(estate)) return estate;
  return refuseProjecting(estate, today) ?? { estate, today };
}

/** Somebody who has died already, or of whom nothing is known, has no plan to show. */
export function refuseProjecting(estate: Estate, today: LocalDate): RefusalError | undefined {
  const { assets, benefits } = estate;
  const { diedOn } = estate.deceased;
  if (diedOn !== today) {
    return refuse(
      'deceased.diedOn',
      message('This client died on {day}. Turn the matter into a deceased estate: it keeps everything.', {
        day: diedOn,
      }),
    );
  }
  return assets.length === 0 && benefits.length === 0
    ? refuse('assets', 'The client does not own anything yet. Add the assets first.')
    : checkHeirsKnown(estate);
}

export interface ClientReading {
  readonly matter: OpenedMatter;
  readonly client: Outcome<ProjectedClient>;
}

export async function readClient(tx: Tx, matterID: number): Promise<ClientReading> {
  const matter = await openMatter(tx, matterID, 'estate');
  return { matter, client: await toClient(tx, matter) };
}

export interface ClientProjection extends ProjectedClient {
  readonly matter: OpenedMatter;
  readonly projection: ProjectedDeath;
}
export interface StoppedProjection {
  readonly matter: OpenedMatter;
  readonly stopping: readonly Refusal[];
  readonly estate?: Estate;
}

/** What would happen today, or what keeps it from being known. */
export async function projectClient(tx: Tx, matterID: number): Promise<ClientProjection | StoppedProjection> {
  const { matter, client } = await readClient(tx, matterID);
  if (isRefused(client)) return { matter, stopping: client.refusals };
  const projection = projectDeath(client.estate, client.today);
  return isRefused(projection)
    ? { matter, stopping: projection.refusals, estate: client.estate }
    : { matter, ...client, projection };
}
