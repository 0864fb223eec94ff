import { newAsset } from '@boedel/contract/assets/assets.schema';
import { newBeneficiary } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { toZodSchema, type BodyOf } from '@boedel/contract/call';
import type { ImportKind } from '@boedel/contract/imports/import-kinds';
import type { importedStatuses } from '@boedel/contract/imports/import.fields';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { newMatterSchema } from '@boedel/contract/matter/matter.schema';
import { assetKinds, findUsualClass } from '@boedel/domain/assets/asset-kind';
import { findAssetKind, refuseUnknownKind } from '@boedel/domain/assets/read-pasted';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { type MatterStatus, matterStatuses } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { readInput } from '../../platform/http/input';
import { RefusalProblem } from '../../platform/problems';
import { requireValue } from '../../platform/require-value';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readOwnFirm } from '../../platform/tenancy/own-firm.store';
import { type AssetSurroundings, readSurroundings, checkAssetInput } from '../assets/check-asset';
import { insertAsset } from '../assets/save-asset';
import { readFamily } from '../family/family';
import { peopleStore } from '../family/people.store';
import { insertBeneficiary, refuseKindOfMatter, computeToday } from '../beneficiaries/save-beneficiary';
import { lockFigures } from '../kept-figures/stored-figures';
import { liabilityKit } from '../liabilities/liabilities.calls';
import { checkMain, openNewMatter } from '../matter/add-matter';
import { listLikenesses } from '../matter/likenesses.store';
import { claim } from './make-claim';
import { type RecordMaker, type ImportMaking, findMatter, computeOnce, toImported } from './making';
import { findColleagueByName, readMadeMatter, findOfficeByName } from './named.store';

async function findMasterOffice({ tx }: ImportMaking, text: unknown): Promise<number | null> {
  if (typeof text !== 'string') return null;
  const found = await findOfficeByName(tx, text);
  return requireValue(
    found?.id,
    refuse('masterOffice', message("'{text}' is not in the list of Master's offices.", { text })),
  );
}

async function findColleague({ tx }: ImportMaking, text: unknown): Promise<number | null> {
  if (typeof text !== 'string') return null;
  const found = await findColleagueByName(tx, text);
  return requireValue(
    found?.id,
    refuse('responsible', message("No one in the firm is called '{text}'. Enter the name or email address.", { text })),
  );
}

const chooseStatus = (status: (typeof importedStatuses)[number] | undefined): MatterStatus =>
  matterStatuses[(status ?? 'Active').toLowerCase() as keyof typeof matterStatuses];

const matter: RecordMaker = {
  fieldOf: (field) => {
    const own = field.replace(/^main\./, '');
    const named: Readonly<Record<string, string>> = {
      kind: 'partyKind',
      matterStatus: 'status',
      responsibleUserID: 'responsible',
      masterOfficeID: 'masterOffice',
    };
    return named[own] ?? own;
  },
  make: async (at, values) => {
    const { tx, actor, now } = at;
    const { status, masterOffice, responsible, partyKind, ...given } = values;
    const { country } = await computeOnce(at, 'country', () => readOwnFirm(tx));
    const body = readInput(newMatterSchema, {
      ...given,
      systemTypeID: at.systemType,
      country,
      main: { ...given, ...(partyKind !== undefined && { kind: partyKind }) },
      masterOfficeID: await findMasterOffice(at, masterOffice),
      responsibleUserID: await findColleague(at, responsible),
    });
    const main = await checkMain(tx, actor, now, body);
    const alike = (await listLikenesses(tx, main.party)).filter(
      ({ why }) => why === 'the same ID number' || why === 'the same registration number',
    );
    const { id } = await openNewMatter(
      tx,
      { actor, now, services: at.services, status: chooseStatus(status as 'Active' | undefined) },
      body,
      main,
    );
    const { version, trail } = await readMadeMatter(tx, id);
    const notes = alike.map(({ name, reference, why }) =>
      message('{name} is in matter {reference} already, with {why}.', { name, reference, why: message(why) }),
    );
    return { id, version, trail, notes, isDuplicate: alike.length > 0 };
  },
};

const person: RecordMaker = {
  fieldOf: (field) => (field === 'kind' ? 'partyKind' : field),
  make: async (at, { matterReference, partyKind, ...given }) => {
    const opened = await findMatter(at, { matterReference });
    throwIfRefused(refuseKindOfMatter(opened));
    await computeOnce(at, `held ${opened.id}`, () => peopleStore(at.tx).holdSuccession(opened.id));
    const {
      matterID: _,
      partyID: __,
      ...read
    } = readInput(newBeneficiary, {
      ...given,
      matterID: opened.id,
      ...(partyKind !== undefined && { kind: partyKind }),
    });
    const family = await readFamily(at.tx, opened, computeToday(opened, at.now));
    const { row } = await insertBeneficiary(at.tx, { matter: opened, actor: at.actor, now: at.now, family }, read);
    return toImported(row);
  },
};

/** Assets of a matter as they stood before this transaction. */
const readAssetContext = (at: ImportMaking, opened: OpenedMatter): Promise<AssetSurroundings> =>
  computeOnce(at, `around ${opened.id}`, async () => {
    await lockFigures(at.tx, opened.id);
    return readSurroundings(at.tx, opened);
  });

const asset: RecordMaker = {
  fieldOf: (field) => field,
  make: async (at, { matterReference, kind: written, ...given }) => {
    const { tx, actor, now } = at;
    const opened = await findMatter(at, { matterReference });
    const kind = typeof written === 'string' ? findAssetKind(written) : 'movable';
    if (!kind) return throwIfRefused(refuseUnknownKind(written as string));
    const typed = readInput(toZodSchema(newAsset), {
      class: findUsualClass(kind),
      treatment: assetKinds[kind].treatment,
      ...given,
      kind,
      matterID: opened.id,
    }) as Parameters<typeof checkAssetInput>[2];
    const checked = await checkAssetInput(tx, opened, typed, await readAssetContext(at, opened), now);
    const row = await insertAsset(tx, opened.id, checked, typed);
    await audit(tx, actor, 'asset.added', { entity: ['asset', row.id], matterId: opened.id, after: row });
    return toImported(row);
  },
};

const liability: RecordMaker = {
  fieldOf: (field) => field,
  make: async (at, { matterReference, ...given }) => {
    const opened = await findMatter(at, { matterReference });
    if (!liabilities.systemTypes.some((type) => type === opened.system_type)) {
      throw new RefusalProblem(refuse('matterReference', 'This kind of matter has none of these.'));
    }
    const { matterID: _, ...read } = readInput(toZodSchema(liabilityCalls.add.body), {
      ...given,
      matterID: opened.id,
    }) as BodyOf<typeof liabilityCalls.add>;
    const changing = await computeOnce(at, `changing ${opened.id}`, async () => {
      await lockFigures(at.tx, opened.id);
      return liabilityKit.toChange(at.tx, at, opened.id);
    });
    return toImported(await liabilityKit.insert(read, changing));
  },
};

export const makers: Readonly<Record<ImportKind, RecordMaker>> = { matter, person, asset, liability, claim };
