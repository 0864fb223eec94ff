import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { bankAccountCalls } from '@boedel/contract/cash/cash.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { labelEvent, type MatterEventName } from '@boedel/contract/matter/matter-events';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { DemoCaller } from './call-in-firm';
import { createIdNumber } from './large-family';
import { largeEstate } from './matters';
import { createAccount } from './payouts';

/** For each type, the matter of the demo from which every paper of that type can be made. */
export const demoPaperMatters = {
  1: 'INS/2026/00004',
  2: 'EST/2026/00008',
  3: 'CUR/2026/00031',
  4: 'CON/2026/00040',
  5: 'TRU/2026/00004',
} as const satisfies Readonly<Record<SystemType, string>>;

export interface DemoPaperFacts {
  readonly court?: string;
  readonly caseNumber?: string;
  /** By its name; papers are also shown there. */
  readonly magistrate?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
  readonly main?: object;
  readonly address?: readonly [street: string, city: string, code: string];
  readonly taxNumber?: string;
  readonly events?: readonly (readonly [MatterEventName, string])[];
}

interface DemoPaperMatter extends DemoPaperFacts {
  readonly systemType: SystemType;
  readonly reference: string;
  /** Who acts, and as what. */
  readonly acts?: { readonly first: string; readonly surname: string; readonly capacity: string };
  /** Put up for sale, by the words its name holds. */
  readonly auctioned?: string;
  readonly sold?: { readonly what: string; readonly price: number };
  readonly valued?: string;
  /** An estate has its account with the payments it makes. */
  readonly bank?: string;
  readonly reducedTo?: number;
}

const living = { nationality: 'South African' };

const papers: readonly DemoPaperMatter[] = [
  {
    systemType: 1,
    reference: demoPaperMatters[1],
    court: 'High Court, Free State Division, Bloemfontein',
    caseNumber: '2026/014233',
    address: ['14 Voortrekker Street', 'Bothaville', '9660'],
    main: { trading: { tradingAs: 'Sandveld Fuel', natureOfBusiness: 'Filling stations' } },
    acts: { first: 'Thandi', surname: 'Maseko', capacity: 'Liquidator' },
    auctioned: 'Furniture',
    sold: { what: 'Erf', price: 3_050_000 },
    valued: 'Erf',
    bank: 'Hoëveld Bank',
    reducedTo: 3_900_000,
  },
  {
    systemType: 2,
    reference: demoPaperMatters[2],
    magistrate: 'Bellville',
    address: ['27 Protea Crescent', 'Durbanville', '7550'],
    taxNumber: '0612345678',
    main: {
      ...living,
      occupation: 'Teacher',
      placeOfBirth: 'Worcester',
      usualResidence: '27 Protea Crescent, Durbanville, 7550',
      death: { place: 'Bellville', certificateNumber: 'A 114 207 733' },
      sars: { office: 'Bellville' },
    },
    details: { willKind: 'sole will' },
    events: [
      ['will', '2014-06-03'],
      ['creditorsNotice', '2026-10-30'],
    ],
    acts: { first: 'Thandi', surname: 'Maseko', capacity: 'Testamentary executor' },
    auctioned: 'Toyota',
    sold: { what: 'Caravan', price: 92_000 },
    valued: 'Erf',
    reducedTo: 3_100_000,
  },
  {
    systemType: 3,
    reference: demoPaperMatters[3],
    court: 'High Court, Gauteng Division, Pretoria',
    caseNumber: '48213/2025',
    address: ['Huis Jakaranda, 9 Lynnwood Road', 'Pretoria', '0081'],
    main: {
      ...living,
      care: {
        diagnosis: 'Brain injury in a road accident',
        placeOfCare: 'Huis Jakaranda, 9 Lynnwood Road, Pretoria',
        carer: 'Sister M Botes',
        hasRafClaim: true,
      },
    },
    details: {
      applicant: 'Susanna Coetzee',
      powers: 'To take control of the property of the patient, to invest it, and to pay for upkeep and care',
    },
    events: [['order', '2026-02-10']],
    acts: { first: 'Johan', surname: 'Fourie', capacity: 'Curator bonis' },
    auctioned: 'Furniture',
    sold: { what: 'Erf', price: 2_200_000 },
    valued: 'Erf',
    bank: 'Hoëveld Bank',
    reducedTo: 4_260_000,
  },
  {
    systemType: 5,
    reference: demoPaperMatters[5],
    address: ['18 Loerie Street', 'Polokwane', '0699'],
    main: {
      trust: {
        deedDate: '2025-11-03',
        financialYearEnd: '02-28',
        purpose: 'To hold and invest the award for the care of the beneficiary',
      },
    },
    details: { leastTrustees: 2, needsAudit: true },
    acts: { first: 'Hester', surname: 'Lombard', capacity: 'Trustee' },
    valued: 'Erf',
    bank: 'Vaalrivier Bank',
    reducedTo: 4_600_000,
  },
];

/** The estate shown first has its deceased described as the death notice asks. */
const ofLargeEstate: DemoPaperFacts = {
  magistrate: 'Rustenburg',
  address: ['Plot 114, Hekpoort Road', 'Magaliesburg', '1791'],
  taxNumber: '0511223349',
  main: {
    ...living,
    occupation: 'Farmer',
    placeOfBirth: 'Rustenburg',
    usualResidence: 'Plot 114, Hekpoort Road, Magaliesburg, 1791',
    death: { place: 'Rustenburg', certificateNumber: 'A 101 552 418' },
    sars: { office: 'Rustenburg' },
  },
};

export async function addFacts(tx: Tx, matterId: number, systemType: SystemType, facts: DemoPaperFacts): Promise<void> {
  const { court = null, caseNumber = null, magistrate = null, details = {}, main = {}, address, taxNumber } = facts;
  await tx.run(sql`
    update matter set court = coalesce(${court}, court), case_number = coalesce(${caseNumber}, case_number),
      magistrate_office_id = coalesce((select id from magistrateoffice where intermediary_id = 0 and name = ${magistrate}::text), magistrate_office_id),
      details = details || ${JSON.stringify(details)}::jsonb where id = ${matterId}`);
  const [street, city, code] = address ?? [null, null, null];
  await tx.run(sql`
    update matter_party set details = details || ${JSON.stringify(main)}::jsonb, address1 = coalesce(${street}, address1), city = coalesce(${city}, city),
      code = coalesce(${code}, code), tax_number = coalesce(${taxNumber ?? null}, tax_number)
    where matter_id = ${matterId} and role = 'main'`);
  for (const [event, day] of facts.events ?? []) {
    await tx.run(sql`
      insert into diary_entry (matter_id, event, title, due_on, done_at) values (${matterId}, ${event}, ${labelEvent(systemType, event)}, ${day}, ${day})
      on conflict (intermediary_id, matter_id, event) where event is not null do update set due_on = excluded.due_on, done_at = excluded.done_at`);
  }
}

const findEntry = async (tx: Tx, directory: 'auctioneer' | 'valuer'): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      directory === 'auctioneer'
        ? sql`select id from auctioneer order by id limit 1`
        : sql`select id from valuer order by id limit 1`,
    )
  ).id;

/** A value asked for, one thing put up for auction and one sold out of hand: what the letters about them need. */
async function addSales(tx: Tx, call: DemoCaller, matterId: number, of: DemoPaperMatter): Promise<void> {
  const assets = await tx.rows<{ id: number; name: string }>(
    sql`select id, name from asset where matter_id = ${matterId} order by id`,
  );
  const findAsset = (words: string): number => assets.find(({ name }) => name.includes(words))!.id;
  if (of.auctioned) {
    await call(assetCalls.arrangeSale, {
      assetID: findAsset(of.auctioned),
      way: 'auction',
      date: '2026-10-12',
      auctioneerID: await findEntry(tx, 'auctioneer'),
      auctionDate: '2026-12-04',
      reservePrice: 85_000,
    });
  }
  if (of.sold) {
    const assetID = findAsset(of.sold.what);
    const buyer = { buyerName: 'Imraan Ebrahim', buyerEmail: 'imraan@example.test' };
    await call(assetCalls.arrangeSale, { assetID, way: 'outOfHand', date: '2026-10-14', ...buyer });
    await call(assetCalls.signedOTPAudit, {
      assetID,
      oTPSignedDate: '2026-10-20',
      ...buyer,
      purchasePrice: of.sold.price,
    });
  }
  if (of.valued) {
    await call(assetCalls.requestValuation, {
      assetID: findAsset(of.valued),
      valuerID: await findEntry(tx, 'valuer'),
      date: '2026-10-06',
    });
  }
}

async function addOffice(
  tx: Tx,
  call: DemoCaller,
  matterId: number,
  of: DemoPaperMatter,
  place: number,
): Promise<void> {
  if (of.acts) {
    await call(executorCalls.SaveExecutor, {
      matterID: matterId,
      kind: 'person',
      firstNames: of.acts.first,
      surname: of.acts.surname,
      idNumber: createIdNumber('1969-04-12', 0, 640 + place),
      address1: '210 Church Street',
      city: 'Pretoria',
      code: '0002',
      email: 'office@protea.test',
      details: { capacity: of.acts.capacity },
    } as never);
  }
  if (of.bank) {
    await call(bankAccountCalls.add, {
      matterID: matterId,
      name: 'Administration account',
      bank: of.bank,
      ...createAccount(place),
      isMain: true,
    });
  }
  const bond = await tx.one<{ id: number }>(sql`select id from bond_of_security where matter_id = ${matterId} limit 1`);
  await call(bondCalls.reducebondamountrequest, {
    bondOfSecurityID: bond.id,
    newAmount: of.reducedTo!,
    reason: 'Assets were sold or delivered, and less is under control than when the bond was given.',
    date: '2026-10-30',
    mail: false,
  });
}

/** A vehicle and a caravan for the estate whose papers can all be made: one is auctioned, one sold out of hand. */
const toSell = (matterID: number) => ({
  matterID,
  rows: [
    { kind: 'vehicle', class: 'movable', treatment: 'money', name: 'Toyota Fortuner 2019', valuationAmount: 310_000 },
    { kind: 'movable', class: 'movable', treatment: 'money', name: 'Caravan, Jurgens Penta', valuationAmount: 95_000 },
  ],
});

/** The family of that estate, with the numbers a notice and an agreement must name. */
async function addNumbers(tx: Tx, matterId: number): Promise<void> {
  const family = await tx.rows<{ id: number; born_on: string | null; gender: 0 | 1 | null }>(sql`
    select id, born_on, gender from matter_party where matter_id = ${matterId} and role in ('spouse', 'child') and id_number is null order by id`);
  for (const [place, { id, born_on, gender }] of family.entries()) {
    if (born_on === null) continue;
    const number = createIdNumber(born_on, gender ?? 0, 720 + place);
    await tx.run(
      sql`update matter_party set id_number = ${number}, email = ${`family${place + 1}@example.test`} where id = ${id}`,
    );
  }
}

/** Who audits the trust, who files for it, and whom it is for. */
async function addPeopleOfTrust(tx: Tx, call: DemoCaller, matterID: number): Promise<void> {
  await call(partyCalls['auditor.add'], {
    matterID,
    kind: 'person',
    firstNames: 'Riaan',
    surname: 'Smit',
    idNumber: createIdNumber('1971-05-17', 1, 901),
    email: 'riaan@syfer.test',
    phone: '012 555 0171',
    address1: '8 Brooks Street',
    city: 'Pretoria',
    code: '0002',
    details: {
      firmName: 'Syfer en Seuns Ouditeure',
      professionalBody: 'IRBA',
      practiceNumber: '904417',
      appointedDate: '2025-11-20',
    },
  } as never);
  await call(partyCalls['taxpractitioner.add'], {
    matterID,
    kind: 'person',
    firstNames: 'Fatima',
    surname: 'Davids',
    email: 'fatima@rooibos.test',
    details: { firmName: 'Rooibos Tax', practitionerNumber: 'PR-0012345' },
  } as never);
  await tx.run(sql`
    insert into matter_party (matter_id, role, kind, first_names, surname, gender, born_on, id_number, is_beneficiary, details)
    values (${matterID}, 'beneficiary', 'person', 'Sipho', 'Mahlangu', 1, '2011-03-08', ${createIdNumber('2011-03-08', 1, 902)}, true,
      '{"guardian": "Grace Mahlangu", "relationship": "Beneficiary"}')`);
}

/** Facts the papers ask for, in one matter of each type; the rest of the demo shows what is still missing. */
export async function addPaperFacts(tx: Tx, call: DemoCaller, idOf: (reference: string) => number): Promise<void> {
  await addFacts(tx, idOf(largeEstate), 2, ofLargeEstate);
  await addNumbers(tx, idOf(demoPaperMatters[2]));
  await call(assetBulkCalls.addMany, toSell(idOf(demoPaperMatters[2])) as never);
  for (const [place, of] of papers.entries()) {
    const matterId = idOf(of.reference);
    await addFacts(tx, matterId, of.systemType, of);
    await addSales(tx, call, matterId, of);
    await addOffice(tx, call, matterId, of, place);
    if (of.systemType === systemType.trust) await addPeopleOfTrust(tx, call, matterId);
  }
}
