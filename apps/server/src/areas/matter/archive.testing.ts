import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { incomeCalls } from '@boedel/contract/cash/cash.calls';
import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { interestContactCalls } from '@boedel/contract/parties/interest-contacts.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { createMatter } from '../../testing/a-matter';
import type { TestApp, TestPerson, TestFirm } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';
import { createBankAccount, addIncome, addExpense } from '../cash/cash.testing';
import { type MatterManifest, computeSha256 } from './matter-manifest';

export type TestRow = Record<string, unknown>;

/** The tables of an archive, and beside them its users and its documents. */
export interface Opened {
  readonly tables: Map<string, TestRow[]>;
  readonly people: unknown;
  readonly entries: Readonly<Record<string, Uint8Array>>;
}

export function openArchive(zip: Uint8Array): Opened {
  const entries = unzipSync(zip);
  const tables = new Map(
    Object.entries(entries).flatMap(([name, bytes]) => {
      const table = /^data\/(\w+)\.json$/.exec(name)?.[1];
      return table ? [[table, JSON.parse(strFromU8(bytes)) as TestRow[]] as const] : [];
    }),
  );
  return { tables, people: JSON.parse(strFromU8(entries['people.json']!)), entries };
}

/** The archive with other tables, and a manifest that fits them: as somebody makes it who has no key. */
export function packArchive({ entries, people }: Opened, tables: ReadonlyMap<string, unknown>): Uint8Array {
  const kept = Object.entries(entries).filter(
    ([name]) => !name.startsWith('data/') && !['manifest.json', 'signature.txt', 'people.json'].includes(name),
  );
  const all: Record<string, Uint8Array> = {
    ...Object.fromEntries(kept),
    'people.json': strToU8(JSON.stringify(people)),
    ...Object.fromEntries([...tables].map(([name, rows]) => [`data/${name}.json`, strToU8(JSON.stringify(rows))])),
  };
  const manifest = JSON.parse(strFromU8(entries['manifest.json']!)) as MatterManifest;
  const listed = Object.entries(all).map(([name, content]) => ({ name, sha256: computeSha256(content) }));
  return zipSync({ 'manifest.json': strToU8(JSON.stringify({ ...manifest, entries: listed })), ...all }, { level: 0 });
}

/** A matter with something in many of its tables. */
export async function createFullMatter(app: TestApp, firm: TestFirm): Promise<number> {
  const { admin } = firm;
  const { id: matterID } = await createMatter(app, firm, { surname: 'Steyn', diedOn: '2026-03-01' });
  const valuer = await admin.call(directoryCalls['valuer.add'], { body: { name: 'Bosveld Waardeerders' } });
  const provider = await admin.call(directoryCalls['bondofsecurityprovider.add'], {
    body: { name: 'Borg Bpk', email: 'borg@borg.test' },
  });
  const spouse = await admin.call(partyCalls['spouse.add'], {
    body: { matterID, surname: 'Steyn', firstNames: 'Elsa', idNumber: '6904120084089' },
  });
  const interested = await admin.call(partyCalls['personofinterest.add'], { body: { matterID, surname: 'Kok' } });
  await admin.call(interestContactCalls.addPersonOfInterestContactPerson, {
    body: { personOfInterestID: interested.body.id, name: 'Sannie Kontak' },
  });
  if (spouse.status !== 200) throw new Error(JSON.stringify(spouse.problem));
  const house1 = await createAsset(admin, matterID, {
    name: 'Erf 1',
    valuerID: valuer.body.id,
    valuationDate: '2026-03-01',
  });
  const account = await createAsset(admin, matterID, { name: 'Portfolio', kind: 'investment', class: 'movable' });
  await createAsset(admin, matterID, { name: 'Shares', kind: 'investment', class: 'movable', partOfID: account.id });
  await createAsset(admin, matterID, {
    name: 'Policy',
    kind: 'policy',
    class: 'claim',
    treatment: 'money',
    paysPastEstate: true,
    benefitKind: 'policy',
    payees: [{ partyID: spouse.body.id, share: '1' }],
  });
  await admin.call(liabilityCalls.add, {
    body: { matterID, creditor: 'Hoëveld Bank', amount: 300_000, securedBy: [{ assetID: house1.id }] },
  });
  const bond = await admin.call(bondCalls.add, {
    body: { matterID, providerID: provider.body.id, amount: 900_000, number: 'B 1', issuedDate: '2026-04-01' },
  });
  const bank = await createBankAccount(admin, matterID);
  const rent = await addIncome(admin, matterID, { bankAccountID: bank.id, receivedDate: '2026-04-01' });
  await admin.call(incomeCalls.update, { body: { ...rent.body, amount: 310 } });
  await addExpense(admin, matterID, { bankAccountID: bank.id, paidDate: '2026-04-02' });
  await admin.call(diaryCalls.add, { body: { matterID, title: 'Skakel die bank', date: '2026-12-01' } });
  await admin.call(noteCalls.add, { body: { matterID, comment: '<p>Ontvang</p>' } });
  const label = await admin.call(labelCalls.add, { body: { name: 'Dringend' } });
  await admin.call(labelCalls.assign, { body: { matterID, labelIDs: [label.body.id] } });
  await sendFiles(app, admin, documentCalls.UploadFile, { matterID, bondID: bond.body.id }, [
    { name: 'bond.pdf', content: '%PDF-1.7\nbond\n%%EOF' },
  ]);
  return matterID;
}

/** As an administrator imports an archive of another installation: look at it, then import it. */
export async function importAfterPreview(app: TestApp, who: TestPerson, content: Uint8Array) {
  const files = [{ name: 'matter.zip', content }];
  const shown = await sendFiles(app, who, matterCalls.previewImport, {}, files);
  if (shown.status !== 200) return { ...shown, body: undefined as never };
  return sendFiles(app, who, matterCalls.importMatter, { preview: shown.body.preview }, files);
}
