import type { AnswerOf } from '@boedel/contract/call';
import type { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { type LaterAssumptions, projectLater } from '@boedel/domain/die-today/die-later';
import { growthClasses, type GrowthClass } from '@boedel/domain/die-today/grow-estate';
import { isRefused } from '@boedel/domain/law/refusal';
import { type Message, message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { listStopping } from '../estate/list-stopping';
import { readAssumptions } from './assumptions';
import { readClient } from './to-client';

const classLabels: Readonly<Record<GrowthClass, string>> = {
  property: 'Property',
  investments: 'Shares and investments',
  money: 'Money in the bank',
  belongings: 'Vehicles and belongings',
  policies: 'Policies',
  retirement: 'Retirement savings',
};

/** Everything the figures of a later death rest on, one sentence each. */
export function describeLaterAssumptions({
  growth,
  inflation,
  spread,
  byClass = {},
  currencies = {},
  spouseWorth,
}: LaterAssumptions): Message[] {
  return [
    message(
      'Growth of {growth}% and inflation of {inflation}% a year; the band shows growth {spread} points lower and higher.',
      {
        growth,
        inflation,
        spread,
      },
    ),
    ...growthClasses.flatMap((of) =>
      byClass[of] === undefined
        ? []
        : [message('{what}: growth of {rate}% a year.', { what: message(classLabels[of]), rate: byClass[of] })],
    ),
    ...Object.entries(currencies).map(([currency, rate]) =>
      message('{currency} rises by {rate}% a year against the rand.', { currency, rate }),
    ),
    ...(spouseWorth === undefined
      ? []
      : [message('What the husband or wife owns grows by {rate}% a year.', { rate: spouseWorth })]),
    message('Tax rates, tariffs and exclusions are those of today. Loans without terms stay as they are.'),
  ];
}

type LaterAnswer = AnswerOf<typeof projectionCalls.getLater>;

/** A death in each of the next years, by the assumptions of the plan. */
export async function readLater(tx: Tx, matterID: number): Promise<LaterAnswer> {
  const { matter, client } = await readClient(tx, matterID);
  const { years, ...assumed } = await readAssumptions(tx, matterID);
  const shown = { country: matter.country, assumptions: describeLaterAssumptions(assumed) };
  if (isRefused(client)) return { ...shown, years: [], stopping: listStopping(client.refusals) };
  const rows = projectLater(client.estate, client.today, years, assumed);
  return isRefused(rows)
    ? { ...shown, years: [], stopping: listStopping(rows.refusals, client.estate) }
    : { ...shown, years: rows.map(({ on, ...row }) => ({ ...row, date: on })), stopping: [] };
}
