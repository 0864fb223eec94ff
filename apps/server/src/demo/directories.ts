import type { Tx } from '../platform/db/database';
import { sqlName, sql } from '../platform/db/sql';

/** One entry: name, contact person, town, and a local part for its address at example.test. */
type DemoEntry = readonly [name: string, contact: string, town: string, mailbox: string];

const southAfrican: Readonly<Record<string, readonly DemoEntry[]>> = {
  globalcreditor: [
    ['South African Revenue Service', 'Estates desk', 'Pretoria', 'revenue'],
    ['Hoëveld Bank', 'Nomsa Khumalo', 'Johannesburg', 'hoeveldbank'],
    ['Stad Tshwane Munisipaliteit', 'Rekeninge', 'Pretoria', 'tshwane'],
    ['Mediclare Hospital Group', 'Accounts', 'Centurion', 'mediclare'],
    ['Karoo Furnishers', 'Ismail Adams', 'Beaufort West', 'karoofurnishers'],
  ],
  globalserviceprovider: [
    ['Sleutel en Slot', 'Wessel Nel', 'Pretoria', 'sleutel'],
    ['Skoon Span', 'Grace Mthembu', 'Midrand', 'cleaning'],
  ],
  valuer: [
    ['Bosveld Waardeerders', 'Hendrik Venter', 'Polokwane', 'bosveld'],
    ['Umhlanga Property Valuations', 'Priya Naidoo', 'Durban', 'umhlanga'],
    ['Café Antiques and Appraisals', 'Zoë Marais', 'Cape Town', 'antiques'],
  ],
  auctioneer: [
    ['Kameeldoring Afslaers', 'Piet Steyn', 'Upington', 'kameeldoring'],
    ['Gavel and Grain', 'Thabo Molefe', 'Bloemfontein', 'gavel'],
  ],
  storageprovider: [['Veilige Store', 'Anita Botha', 'Pretoria', 'veilig']],
  guardingcompany: [['Nagwag Sekuriteit', 'Sipho Dube', 'Johannesburg', 'nagwag']],
  publicationpartner: [
    ['Staatskoerant Agente', 'Lizelle Brand', 'Pretoria', 'koerant'],
    ['The Highveld Herald', 'Classifieds', 'Johannesburg', 'herald'],
  ],
  bondofsecurityprovider: [['Borg Versekeraars', 'Deon Kruger', 'Sandton', 'borg']],
  fxassistprovider: [['Wissel Forex', 'Ayesha Patel', 'Cape Town', 'wissel']],
  jointappointee: [['Naude en Vennote', 'Pieter Naude', 'Pretoria', 'naude']],
  referrer: [['Bluegum Financial Planners', 'Karen Jacobs', 'George', 'bluegum']],
  marketer: [['Marula Bemarking', 'Lindiwe Zulu', 'Mbombela', 'marula']],
  auditor: [['Syfer en Seuns Ouditeure', 'Riaan Smit', 'Pretoria', 'syfer']],
  taxpractitioner: [['Rooibos Tax', 'Fatima Davids', 'Cape Town', 'rooibos']],
};

const namibian: Readonly<Record<string, readonly DemoEntry[]>> = {
  globalcreditor: [['Namib Savings Bank', 'Selma Amutenya', 'Windhoek', 'namib']],
  valuer: [['Lüderitz Valuers', 'Jörg Schmidt', 'Lüderitz', 'luderitz']],
  auctioneer: [['Kalahari Vendusies', 'Johanna Beukes', 'Gobabis', 'kalahari']],
};

/** People of the firm's own lists: name and identity number, made up and well formed. */
const people: Readonly<Record<string, readonly (readonly [name: string, idNumber: string])[]>> = {
  globalexecutor: [['Thandi Maseko', '6904120084089']],
  globaltrustee: [['Hester Lombard', '5809235133088']],
  founder: [['Gideon Malan', '6201175091089']],
  globalbeneficiary: [['Elna Malan', '8803050222081']],
};

async function insertBusinesses(
  tx: Tx,
  firmId: number,
  { entries, country, phone }: { entries: typeof southAfrican; country: string; phone: (at: number) => string },
): Promise<void> {
  let at = 0;
  for (const [directory, list] of Object.entries(entries)) {
    const rows = list.map(([entry, contact, town, mailbox]) => ({
      entry,
      contact,
      town,
      email: `${mailbox}@example.test`,
      phone: phone((at += 1)),
    }));
    await tx.run(sql`
      insert into ${sqlName(directory)} (intermediary_id, name, contact_name, physical_city, email, phone, country)
      select ${firmId}, entry, contact, town, email, phone, ${country}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (entry text, contact text, town text, email text, phone text)`);
  }
}

/** A few entries in every directory, one statement each. */
export async function createDirectories(tx: Tx, firms: { protea: number; welwitschia: number }): Promise<void> {
  await insertBusinesses(tx, firms.protea, {
    entries: southAfrican,
    country: 'South Africa',
    phone: (at) => `012 555 0${100 + at}`,
  });
  await insertBusinesses(tx, firms.welwitschia, {
    entries: namibian,
    country: 'Namibia',
    phone: (at) => `061 555 0${10 + at}`,
  });
  for (const [directory, list] of Object.entries(people)) {
    const rows = list.map(([person, idNumber]) => ({ person, idNumber }));
    await tx.run(sql`
      insert into ${sqlName(directory)} (intermediary_id, name, party_type, id_number)
      select ${firms.protea}, person, 'Individual', "idNumber"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (person text, "idNumber" text)`);
  }
  await tx.run(sql`
    insert into director (intermediary_id, name, designation, email, phone, is_milestone_signatory)
    values (${firms.protea}, 'Thandi Maseko', 'Director', 'thandi@example.test', '012 555 0131', true),
           (${firms.protea}, 'Andre Louw', 'Fiduciary practitioner', 'andre@example.test', '012 555 0132', false)`);
}
