import { newAsset } from '@boedel/contract/assets/assets.schema';
import { newBeneficiary } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { asSchema, type BodyOf } from '@boedel/contract/call';
import type { ImportKind } from '@boedel/contract/imports/import-kinds';
import type { importedStatuses } from '@boedel/contract/imports/import.fields';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { liabilities } from '@boedel/contract/liabilities/liability.record';
import { newMatterSchema } from '@boedel/contract/matter/matter.schema';
import { assetKinds, usualClass } from '@boedel/domain/assets/asset-kind';
import { assetKindNamed, noSuchKind } from '@boedel/domain/assets/read-pasted';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { type MatterStatus, matterStatuses } from '@boedel/domain/matter/kinds';
import { audit } from '../../platform/audit/audit';
import { readInput } from '../../platform/http/input';
import { orRefuse } from '../../platform/or-refuse';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { ownFirm } from '../../platform/tenancy/own-firm.store';
import { type Around, aroundIn, checkedAsset } from '../assets/check-asset';
import { insertAsset } from '../assets/save-asset';
import { familyIn } from '../family/family';
import { peopleStore } from '../family/people.store';
import { insertBeneficiary, refuseKindOfMatter, todayIn } from '../beneficiaries/save-beneficiary';
import { holdFigures, refigure } from '../kept-figures/refigure';
import { liabilityKit } from '../liabilities/liabilities.calls';
import { checkedMain, openNewMatter } from '../matter/add-matter';
import { likenesses } from '../matter/likenesses.store';
import { claim } from './make-claim';
import { type Maker, type Making, matterOf, onceFor, plainly } from './making';
import { colleagueCalled, madeMatter, officeCalled } from './named.store';

/** The figures of every matter that something was added to. */
const figures = async ({ tx, matters }: Making): Promise<void> => {
  for (const id of new Set([...matters.values()].map((matter) => matter.id))) await refigure(tx, id);
};

async function officeNamed({ tx }: Making, text: unknown): Promise<number | null> {
  if (typeof text !== 'string') return null;
  const found = await officeCalled(tx, text);
  return found?.id ?? orRefuse(refuse('masterOffice', said("'{text}' is no Master's office of the list.", { text })));
}

async function colleagueNamed({ tx }: Making, text: unknown): Promise<number | null> {
  if (typeof text !== 'string') return null;
  const found = await colleagueCalled(tx, text);
  return (
    found?.id ??
    orRefuse(
      refuse('responsible', said("Nobody of the firm is called '{text}'. Write the name or the e-mail.", { text })),
    )
  );
}

const statusOf = (status: (typeof importedStatuses)[number] | undefined): MatterStatus =>
  matterStatuses[(status ?? 'Active').toLowerCase() as keyof typeof matterStatuses];

const matter: Maker = {
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
    const { country } = await onceFor(at, 'country', () => ownFirm(tx));
    const body = readInput(newMatterSchema, {
      ...given,
      systemTypeID: at.systemType,
      country,
      main: { ...given, ...(partyKind !== undefined && { kind: partyKind }) },
      masterOfficeID: await officeNamed(at, masterOffice),
      responsibleUserID: await colleagueNamed(at, responsible),
    });
    const main = await checkedMain(tx, actor, now, body);
    const alike = (await likenesses(tx, main.party)).filter(
      ({ why }) => why === 'the same ID number' || why === 'the same registration number',
    );
    const { id } = await openNewMatter(
      tx,
      { actor, now, parts: at.parts, status: statusOf(status as 'Active' | undefined) },
      body,
      main,
    );
    const { version, trail } = await madeMatter(tx, id);
    const notes = alike.map(({ name, reference, why }) =>
      said('{name} is in matter {reference} already, with {why}.', { name, reference, why: said(why) }),
    );
    return { id, version, trail, notes, isDuplicate: alike.length > 0 };
  },
};

const person: Maker = {
  fieldOf: (field) => (field === 'kind' ? 'partyKind' : field),
  make: async (at, { matterReference, partyKind, ...given }) => {
    const opened = await matterOf(at, { matterReference });
    orRefuse(refuseKindOfMatter(opened));
    await onceFor(at, `held ${opened.id}`, () => peopleStore(at.tx).holdSuccession(opened.id));
    const {
      matterID: _,
      partyID: __,
      ...read
    } = readInput(newBeneficiary, {
      ...given,
      matterID: opened.id,
      ...(partyKind !== undefined && { kind: partyKind }),
    });
    const family = await familyIn(at.tx, opened, todayIn(opened, at.now));
    const { row } = await insertBeneficiary(at.tx, { matter: opened, actor: at.actor, now: at.now, family }, read);
    return plainly(row);
  },
  finish: figures,
};

/** Assets of a matter as they stood before this transaction. */
const around = (at: Making, opened: OpenedMatter): Promise<Around> =>
  onceFor(at, `around ${opened.id}`, async () => {
    await holdFigures(at.tx, opened.id);
    return aroundIn(at.tx, opened);
  });

const asset: Maker = {
  fieldOf: (field) => field,
  make: async (at, { matterReference, kind: written, ...given }) => {
    const { tx, actor, now } = at;
    const opened = await matterOf(at, { matterReference });
    const kind = typeof written === 'string' ? assetKindNamed(written) : 'movable';
    if (!kind) return orRefuse(noSuchKind(written as string));
    const typed = readInput(asSchema(newAsset), {
      class: usualClass(kind),
      treatment: assetKinds[kind].treatment,
      ...given,
      kind,
      matterID: opened.id,
    }) as Parameters<typeof checkedAsset>[2];
    const checked = await checkedAsset(tx, opened, typed, await around(at, opened), now);
    const row = await insertAsset(tx, opened.id, checked, typed);
    await audit(tx, actor, 'asset.added', { entity: ['asset', row.id], matterId: opened.id, after: row });
    return plainly(row);
  },
  finish: figures,
};

const liability: Maker = {
  fieldOf: (field) => field,
  make: async (at, { matterReference, ...given }) => {
    const opened = await matterOf(at, { matterReference });
    if (!liabilities.systemTypes.some((type) => type === opened.system_type)) {
      orRefuse(refuse('matterReference', 'This kind of matter has none of these.'));
    }
    const { matterID: _, ...read } = readInput(asSchema(liabilityCalls.add.body), {
      ...given,
      matterID: opened.id,
    }) as BodyOf<typeof liabilityCalls.add>;
    const changing = await onceFor(at, `changing ${opened.id}`, async () => {
      await holdFigures(at.tx, opened.id);
      return liabilityKit.toChange(at.tx, at, opened.id);
    });
    return plainly(await liabilityKit.insert(read, { ...changing, figuresLater: true }));
  },
  finish: figures,
};

export const makers: Readonly<Record<ImportKind, Maker>> = { matter, person, asset, liability, claim };
