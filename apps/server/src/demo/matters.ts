import { addDays, type LocalDate, toLocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import { men, menAlive, surnames, women, womenAlive } from './names';
import { isPast } from '../platform/db/matter-status';
import { trustTypes } from '@boedel/domain/trusts/trust-type';

export interface DemoMatter {
  readonly systemType: number;
  readonly reference: string;
  readonly surname: string;
  readonly firstNames: string | null;
  readonly kind: string;
  readonly partyKind: 'person' | 'company' | 'close corporation' | 'trust';
  readonly status: number;
  readonly idNumber: string | null;
  readonly registrationNumber: string | null;
  readonly bornOn: string | null;
  readonly diedOn: string | null;
  readonly regime: string | null;
  readonly masterReference: string;
  readonly masterOffice: string;
  readonly openedOn: string;
}

/** The estate that the demo's client may see and that later areas fill. */
export const largeEstate = 'EST/2026/00001';

const companies = [
  'Blouberg Bakery',
  'Kopje Timber',
  'Marula Logistics',
  'Sandveld Fuel',
  'Umgeni Plastics',
  'Highveld Panels',
];
const trusts = [
  'Van Niekerk Family Trust',
  'Imvula Trust',
  'The Olive Grove Trust',
  'Mahlangu RAF Trust',
  'Steenberg Property Trust',
];
const offices = ['Pretoria', 'Johannesburg', 'Cape Town', 'Durban', 'Bloemfontein', 'Gqeberha (Port Elizabeth)'];
/** Antenuptial contracts; without any a marriage is in community of property. */
const regimes = ['none', 'with accrual', 'without accrual', null];

const padTwo = (value: number): string => String(value).padStart(2, '0');

/** A number that passes the check digit, from a birth day and a sequence. */
function createIdNumber(born: string, sequence: number): string {
  const first = `${born.slice(2, 4)}${born.slice(5, 7)}${born.slice(8, 10)}${String(sequence).padStart(4, '0')}08`;
  const total = first
    .split('')
    .reverse()
    .reduce((sum, digit, index) => {
      const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${first}${(10 - (total % 10)) % 10}`;
}

/** People whose estates are administered are one half, numbered to 48; those who live have names and numbers after them. */
const estates = 48;
function createPerson(
  n: number,
  { isAlive = false }: { readonly isAlive?: boolean } = {},
): Pick<DemoMatter, 'surname' | 'firstNames' | 'idNumber' | 'bornOn'> {
  const isMan = n % 2 === 1;
  const firstNames = isMan ? (isAlive ? menAlive : men) : isAlive ? womenAlive : women;
  const bornOn = `19${40 + ((n * 7) % 35)}-${padTwo(1 + ((n * 5) % 12))}-${padTwo(1 + ((n * 11) % 28))}`;
  return {
    surname: surnames[n % surnames.length]!,
    // Surnames come round after 18, so those who live move on by one name each time.
    firstNames: firstNames[(n + (isAlive ? Math.floor(n / 18) : 0)) % 9]!,
    idNumber: createIdNumber(bornOn, (isMan ? 5000 : 0) + 9 + n + (isAlive ? estates : 0)),
    bornOn,
  };
}

const createBase = (
  n: number,
  prefix: string,
  opened: number,
): Pick<DemoMatter, 'reference' | 'masterReference' | 'masterOffice' | 'openedOn' | 'status'> => ({
  reference: `${prefix}/2026/${String(n).padStart(5, '0')}`,
  masterReference: `${String((n * 4177) % 30000).padStart(6, '0')}/2026`,
  masterOffice: offices[n % offices.length]!,
  openedOn: `2026-${padTwo(1 + (opened % 9))}-${padTwo(1 + ((opened * 13) % 28))}`,
  status: chooseStatus(n),
});

const chooseStatus = (n: number): number => (n % 11 === 0 ? 3 : n % 17 === 0 ? 4 : n % 5 === 0 ? 1 : 2);

/** Those that are closed died early in the year, those still pending lately, so that no file is older than its death. */
function chooseDeathDate(n: number): LocalDate {
  const month = { 1: 9 + (n % 2), 2: 1 + (n % 8) }[chooseStatus(n)] ?? 1 + (n % 3);
  return toLocalDate(`2026-${padTwo(month)}-${padTwo(1 + ((n * 3) % 20))}`);
}

const createEstate = (n: number): DemoMatter => ({
  systemType: 2,
  ...createBase(n, 'EST', n),
  ...createPerson(n),
  ...(n === 1 && { surname: 'Van der Merwe', firstNames: 'Jacobus Petrus', status: 2, masterOffice: 'Pretoria' }),
  // Of the eighth the family brought a will that nobody captured yet; a will that is captured says so itself.
  kind: n === 8 ? 'Testate' : 'Intestate',
  partyKind: 'person',
  registrationNumber: null,
  diedOn: chooseDeathDate(n),
  openedOn: addDays(chooseDeathDate(n), 5 + (n % 12)),
  regime: n === 1 ? regimes[0]! : (regimes[n % 4] ?? null),
});

const createOthers = (): DemoMatter[] => [
  ...companies.map((name, n) => ({
    systemType: 1,
    ...createBase(n + 1, 'INS', n * 2),
    surname: `${name} (Pty) Ltd`,
    firstNames: null,
    kind: "Creditors' voluntary winding-up",
    partyKind: 'company' as const,
    idNumber: null,
    registrationNumber: `2011/${String(104233 + n * 771).padStart(6, '0')}/07`,
    bornOn: null,
    diedOn: null,
    regime: null,
  })),
  ...[20, 21, 22, 23].map((n) => ({
    systemType: 1,
    ...createBase(n, 'INS', n),
    ...createPerson(n, { isAlive: true }),
    kind: 'Sequestration',
    partyKind: 'person' as const,
    registrationNumber: null,
    diedOn: null,
    regime: null,
  })),
  ...[30, 31, 32, 33, 34].map((n) => ({
    systemType: 3,
    ...createBase(n, 'CUR', n),
    ...createPerson(n, { isAlive: true }),
    kind: 'Curator bonis',
    partyKind: 'person' as const,
    registrationNumber: null,
    diedOn: null,
    regime: null,
  })),
  ...[40, 41, 42, 43].map((n) => ({
    systemType: 4,
    ...createBase(n, 'CON', n),
    ...createPerson(n, { isAlive: true }),
    kind: 'Estate plan',
    partyKind: 'person' as const,
    registrationNumber: null,
    diedOn: null,
    regime: regimes[n % 4] ?? null,
  })),
  ...trusts.map((name, n) => ({
    systemType: 5,
    ...createBase(n + 1, 'TRU', n * 2),
    surname: name,
    firstNames: null,
    kind: trustTypes[(['IV', 'IV', 'SB', 'RAF', 'OT'] as const)[n]!],
    partyKind: 'trust' as const,
    idNumber: null,
    registrationNumber: `IT${String(1043 + n * 317).padStart(6, '0')}/2019`,
    bornOn: null,
    diedOn: null,
    regime: null,
  })),
];

export const demoMatters: readonly DemoMatter[] = [
  ...Array.from({ length: estates }, (_, index) => createEstate(index + 1)),
  ...createOthers(),
];

/** Matters with the party each is about, all in two statements. */
export async function createMatters(
  tx: Tx,
  firmId: number,
  country: string,
  responsible: readonly number[],
  matters: readonly DemoMatter[] = demoMatters,
): Promise<void> {
  const listColumn = <K extends keyof DemoMatter>(key: K): DemoMatter[K][] => matters.map((matter) => matter[key]);
  const names = matters.map(({ surname, firstNames }) => (firstNames ? `${surname}, ${firstNames}` : surname));
  await tx.run(sql`
    insert into matter (intermediary_id, system_type, status, reference, name, country, master_reference, master_office_id, responsible_person_id, kind,
      opened_at, closed_at)
    select ${firmId}, m.type, m.status, m.reference, m.name, ${country}, m.master, o.id, (${[...responsible]}::bigint[])[1 + m.n % ${responsible.length}],
      m.kind, m.opened, case when ${isPast(sql`m.status`)} then m.opened + 150 end
    from unnest(${listColumn('systemType')}::int[], ${listColumn('status')}::int[], ${listColumn('reference')}::text[], ${names}::text[], ${listColumn('masterReference')}::text[],
      ${listColumn('masterOffice')}::text[], ${listColumn('kind')}::text[], ${listColumn('openedOn')}::date[]) with ordinality
      as m(type, status, reference, name, master, office, kind, opened, n)
    left join masteroffice o on o.intermediary_id = 0 and o.name = m.office and ${country} = 'South Africa'
    order by m.n`);
  await tx.run(sql`
    insert into matter_party (intermediary_id, matter_id, role, kind, surname, first_names, id_number, registration_number, born_on, died_on, gender, marital_status)
    select ${firmId}, m.id, 'main', p.kind, p.surname, p.first_names, p.id_number, p.registration, p.born, p.died,
      case when p.id_number is null then null when substr(p.id_number, 7, 4) >= '5000' then 1 else 0 end,
      case when p.regime is not null then 'married' when p.kind = 'person' then 'unmarried' end
    from unnest(${listColumn('reference')}::text[], ${listColumn('partyKind')}::text[], ${listColumn('surname')}::text[], ${listColumn('firstNames')}::text[], ${listColumn('idNumber')}::text[],
      ${listColumn('registrationNumber')}::text[], ${listColumn('bornOn')}::date[], ${listColumn('diedOn')}::date[], ${listColumn('regime')}::text[])
      as p(reference, kind, surname, first_names, id_number, registration, born, died, regime)
    join matter m on m.intermediary_id = ${firmId} and m.reference = p.reference`);
  await tx.run(sql`
    insert into marriage (intermediary_id, matter_id, kind, contract)
    select ${firmId}, m.id, 'civil marriage', p.contract
    from unnest(${listColumn('reference')}::text[], ${listColumn('regime')}::text[]) as p(reference, contract)
      join matter m on m.intermediary_id = ${firmId} and m.reference = p.reference where p.contract is not null`);
}
