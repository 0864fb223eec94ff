import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import { scenarioCalls } from '@boedel/contract/die-today/die-today.calls';
import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { chart } from '@boedel/domain/ledger/chart';
import { systemType } from '@boedel/domain/matter/kinds';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { DemoCaller } from './call-in-firm';

interface DemoRelative {
  readonly firstNames: string;
  readonly born: string;
  readonly gender: 0 | 1;
}
interface DemoOwned {
  readonly row: object;
  readonly cost?: number;
  /** Who is paid past the estate, by first name. */
  readonly payee?: string;
}
interface DemoClause {
  readonly kind: 'asset' | 'limited' | 'residue';
  readonly asset?: string;
  readonly to?: readonly (readonly [string, string])[];
  readonly holder?: string;
  readonly owners?: readonly (readonly [string, string])[];
}
interface DemoClient {
  readonly spouse: DemoRelative;
  readonly married: string;
  readonly contract: 'none' | 'without accrual';
  readonly children: readonly DemoRelative[];
  readonly owned: readonly DemoOwned[];
  readonly owed: readonly {
    readonly creditor: string;
    readonly amount: number;
    readonly kind?: string;
    readonly on?: string;
  }[];
  readonly costs: readonly (readonly [string, string, number])[];
  readonly will: readonly DemoClause[];
  readonly scenarios: readonly DemoScenario[];
}
/** What the planner talks over with the client, beside the plan as it stands. */
interface DemoScenario {
  readonly name: string;
  readonly cover?: number;
  /** What is sold, at which price, and the tax and costs of it. */
  readonly sells?: readonly [asset: string, price: number, costs: number];
  readonly residueTo?: string;
  readonly later?: { readonly years: number; readonly growth: number; readonly inflation: number };
}

const createHome = (name: string, valuationAmount: number) => ({
  kind: 'immovable',
  class: 'immovable',
  treatment: 'inKind',
  name,
  valuationAmount,
});
const createMovable = (name: string, valuationAmount: number) => ({
  kind: 'movable',
  class: 'movable',
  treatment: 'inKind',
  name,
  valuationAmount,
});
const createCash = (name: string, valuationAmount: number) => ({
  kind: 'cash',
  class: 'claim',
  treatment: 'money',
  name,
  valuationAmount,
});
const createShares = (name: string, valuationAmount: number) => ({
  kind: 'investment',
  class: 'movable',
  treatment: 'inKind',
  liquidity: 'realisable',
  name,
  valuationAmount,
});
const createCover = (name: string, valuationAmount: number, benefitKind: 'policy' | 'retirement') => ({
  kind: 'policy',
  class: 'claim',
  treatment: 'money',
  paysPastEstate: true,
  benefitKind,
  name,
  valuationAmount,
});

/** Two small children, a bond that is nearly the house, and cover that does not reach. */
const youngFamily: DemoClient = {
  spouse: { firstNames: 'Annelie', born: '1989-05-20', gender: 0 },
  married: '2014-03-08',
  contract: 'without accrual',
  children: [
    { firstNames: 'Ben', born: '2017-02-11', gender: 1 },
    { firstNames: 'Carla', born: '2020-09-30', gender: 0 },
  ],
  owned: [
    { row: { ...createHome('House in Durbanville', 3_450_000), gainsKind: 'residence' }, cost: 2_100_000 },
    { row: { ...createMovable('Furniture and household goods', 180_000), gainsKind: 'personalUse' } },
    { row: { ...createMovable('Double cab', 420_000), gainsKind: 'personalUse' } },
    { row: { ...createShares('Unit trusts', 640_000), gainsKind: 'ordinary' }, cost: 410_000 },
    { row: createCash('Savings', 85_000) },
    { row: createCover('Life policy', 1_500_000, 'policy'), payee: 'Annelie' },
    { row: createCover('Retirement annuity', 1_120_000, 'retirement'), payee: 'Annelie' },
  ],
  owed: [
    { creditor: 'Kaap Handelsbank', amount: 2_380_000, on: 'House in Durbanville' },
    { creditor: 'Vaalrivier Bank', amount: 145_000 },
    { creditor: 'Funeral', amount: 48_000, kind: 'funeral' },
  ],
  costs: [['Transfer of the house', chart['COST:transferCosts'].label, 32_000]],
  will: [
    { kind: 'asset', asset: 'House in Durbanville', to: [['Annelie', '1']] },
    {
      kind: 'residue',
      to: [
        ['Ben', '1/2'],
        ['Carla', '1/2'],
      ],
    },
  ],
  scenarios: [
    { name: 'Cover for the bond', cover: 2_800_000 },
    { name: 'In ten years', later: { years: 10, growth: 6, inflation: 5 } },
  ],
};

/** The farm to a son, its use to the widow; a company beside it. */
const farmer: DemoClient = {
  spouse: { firstNames: 'Hester', born: '1962-11-03', gender: 0 },
  married: '1985-12-14',
  contract: 'without accrual',
  children: [
    { firstNames: 'Willem', born: '1988-04-19', gender: 1 },
    { firstNames: 'Marlene', born: '1991-07-25', gender: 0 },
  ],
  owned: [
    { row: { ...createHome('Farm Rietvlei', 16_400_000), bonaFideFarm: true, gainsKind: 'ordinary' }, cost: 3_900_000 },
    {
      row: {
        ...createShares('Shares in Rietvlei Boerdery (Pty) Ltd', 7_250_000),
        liquidity: 'fixed',
        gainsKind: 'ordinary',
      },
      cost: 1_000,
    },
    { row: { ...createMovable('Implements and livestock', 2_850_000), liquidity: 'realisable' } },
    { row: createCash('Fixed deposit', 940_000) },
    { row: createCover('Life policy', 3_000_000, 'policy'), payee: 'Marlene' },
    { row: createCover('Pension preservation fund', 2_200_000, 'retirement'), payee: 'Hester' },
  ],
  owed: [
    { creditor: 'Landbank', amount: 2_900_000, on: 'Farm Rietvlei' },
    { creditor: 'Co-operative account', amount: 385_000 },
    { creditor: 'Funeral', amount: 60_000, kind: 'funeral' },
  ],
  costs: [['Valuation of the farm', chart['COST:valuation'].label, 28_000]],
  will: [
    { kind: 'limited', asset: 'Farm Rietvlei', holder: 'Hester', owners: [['Willem', '1']] },
    {
      kind: 'residue',
      to: [
        ['Willem', '1/2'],
        ['Marlene', '1/2'],
      ],
    },
  ],
  scenarios: [
    { name: 'Sell the company', sells: ['Shares in Rietvlei Boerdery (Pty) Ltd', 7_250_000, 1_300_000] },
    { name: 'A policy for the duty', cover: 4_000_000 },
  ],
};

/** In community of property, where neither duty nor gains tax is levied. */
const namibianCouple: DemoClient = {
  spouse: { firstNames: 'Selma', born: '1972-01-15', gender: 0 },
  married: '1998-06-20',
  contract: 'none',
  children: [{ firstNames: 'Immanuel', born: '2001-10-09', gender: 1 }],
  owned: [
    { row: createHome('House in Klein Windhoek', 3_900_000) },
    { row: createHome('Flat in Swakopmund', 1_650_000) },
    { row: createCash('Savings', 310_000) },
    { row: createCover('Life policy', 900_000, 'policy'), payee: 'Selma' },
  ],
  owed: [
    { creditor: 'Bank', amount: 740_000, on: 'House in Klein Windhoek' },
    { creditor: 'Funeral', amount: 40_000, kind: 'funeral' },
  ],
  costs: [],
  will: [
    {
      kind: 'residue',
      to: [
        ['Selma', '1/2'],
        ['Immanuel', '1/2'],
      ],
    },
  ],
  scenarios: [
    { name: 'Everything to Selma', residueTo: 'Selma' },
    { name: 'In ten years', later: { years: 10, growth: 5, inflation: 5 } },
  ],
};

interface ClientMatter {
  readonly id: number;
  readonly main_id: number;
  readonly surname: string;
}

async function addFamily(
  tx: Tx,
  call: DemoCaller,
  { id: matterID, main_id, surname }: ClientMatter,
  { spouse, children, married, contract }: DemoClient,
): Promise<(name: string) => number> {
  const createKin = (one: DemoRelative, key: string, relationship: string) => ({
    key,
    surname,
    firstNames: one.firstNames,
    kind: 'person' as const,
    dateOfBirth: one.born,
    gender: one.gender,
    relationship,
  });
  await tx.run(sql`update matter_party set marital_status = 'married' where id = ${main_id}`);
  const tree = await call(beneficiaryCalls.saveIntestateTree, {
    matterID,
    version: 1,
    relativesSought: false,
    mainParents: [],
    marriages: [],
    people: [
      { ...createKin(spouse, 'spouse', spouse.gender === 0 ? 'wife' : 'husband'), parents: [] },
      ...children.map((child) => ({
        ...createKin(child, child.firstNames, child.gender === 0 ? 'daughter' : 'son'),
        parents: [
          { key: 'main', kind: 'birth' as const },
          { key: 'spouse', kind: 'birth' as const },
        ],
      })),
    ],
  });
  const ids = new Map(tree.people.map(({ id, firstNames }) => [firstNames, id]));
  const findId = (name: string): number => ids.get(name)!;
  const known = await tx.maybe<{ id: number; version: number }>(
    sql`select id, version from marriage where matter_id = ${matterID}`,
  );
  const marriage = { kind: 'civil marriage', contract, spouseID: findId(spouse.firstNames), marriedDate: married };
  if (known) await call(marriageCalls.update, { ...known, ...marriage } as never);
  else await call(marriageCalls.add, { matterID, ...marriage } as never);
  return findId;
}

async function addClient(
  tx: Tx,
  call: DemoCaller,
  matter: ClientMatter,
  client: DemoClient,
  country: string,
): Promise<void> {
  const matterID = matter.id;
  const person = await addFamily(tx, call, matter, client);
  const saved = await call(assetBulkCalls.addMany, {
    matterID,
    rows: client.owned.map(({ row, payee }) => ({
      ...row,
      ...(payee !== undefined && { payees: [{ partyID: person(payee), share: '1' }] }),
    })),
  });
  const assets = new Map(client.owned.map(({ row }, index) => [(row as { name: string }).name, saved.rows[index]!.id]));
  for (const { row, cost } of client.owned) {
    const assetID = assets.get((row as { name: string }).name)!;
    if (cost !== undefined) await call(assetCalls.saveAssetAmount, { assetID, purpose: 'cost', amount: cost });
  }
  for (const { creditor, amount, kind = 'debtBeforeDeath', on } of client.owed) {
    const securedBy = on === undefined ? [] : [{ assetID: assets.get(on)! }];
    await call(liabilityCalls.add, { matterID, creditor, kind, amount, ...(on && { securedBy }) } as never);
  }
  for (const [description, costType, amount] of client.costs) {
    await call(expenseCalls.add, { matterID, paidDate: '2026-03-02', description, costType, amount });
  }
  const createTakers = (of: readonly (readonly [string, string])[] = [], part: string) =>
    of.map(([name, share]) => ({ partyID: person(name), part, share }));
  await call(willCalls.save, {
    matterID,
    datedOn: '2022-03-02',
    clauses: client.will.map(({ kind, asset, to, holder, owners }, index) => ({
      key: String(index),
      kind,
      ...(asset !== undefined && { assetID: assets.get(asset)! }),
      ...(kind === 'limited' && { right: 'usufruct' }),
      takers: [
        ...createTakers(to, 'taker'),
        ...createTakers(holder === undefined ? [] : [[holder, '1']], 'holder'),
        ...createTakers(owners, 'bareOwner'),
      ],
    })),
  } as never);
  for (const { name, cover, sells, residueTo, later } of client.scenarios) {
    await call(scenarioCalls.add, {
      matterID,
      name,
      isShown: true,
      covers: cover === undefined ? [] : [{ amount: cover }],
      sales: sells ? [{ assetID: assets.get(sells[0])!, price: sells[1], costs: sells[2] }] : [],
      residue: residueTo === undefined ? [] : [{ partyID: person(residueTo), share: '1' }],
      ...later,
    });
  }
  await call(executorCalls.SaveExecutor, {
    matterID,
    kind: 'company',
    surname: country === 'Namibia' ? 'Welwitschia Trust' : 'Protea Fiduciary',
    vatNumber: '4000000002',
  } as never);
  if (country === 'Namibia') {
    await tx.run(sql`insert into estate_setting (matter_id, masters_fee_amount_cents) values (${matterID}, 60000)`);
  }
}

/** The planners' clients: a young family, a farmer, and in Namibia a couple in community of property. */
export async function addClients(tx: Tx, call: DemoCaller, country: string): Promise<void> {
  const matters = await tx.rows<ClientMatter>(sql`
    select m.id, p.id as main_id, p.surname from matter m
      join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
    where m.system_type = ${systemType.flowConsult} order by exists (select from asset a where a.matter_id = m.id), m.id`);
  const clients = country === 'Namibia' ? [namibianCouple] : [youngFamily, farmer];
  for (const [index, client] of clients.entries()) {
    const matter = matters[index];
    if (matter) await addClient(tx, call, matter, client, country);
  }
}
