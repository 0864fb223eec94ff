import { assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { type AssetKind, assetKinds, findUsualClass } from '@boedel/domain/assets/asset-kind';
import type { IntakeAnswers } from '@boedel/domain/family-intake/intake-answers';
import {
  intakeAssetKinds,
  intakeDebtKinds,
  type IntakeKind,
  intakePapers,
} from '@boedel/domain/family-intake/intake-steps';
import { parseAmount } from '@boedel/domain/formats/parse-amount';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { RefusalProblem } from '../../platform/problems';
import type { IntakeAnswerRow } from './intake.store';
import { findPersonByName } from './like-it';
import type { MatterContents } from './matter-held';
import type { TabCalls } from './tab-calls';

interface IntakeAcceptance {
  readonly tabs: TabCalls;
  readonly held: MatterContents;
  readonly row: IntakeAnswerRow;
  /** What the matter has already and is to be changed by it. */
  readonly into: number | null;
}

const parseRand = (text: string | null | undefined): number | undefined => {
  if (!text) return undefined;
  const amount = parseAmount(text);
  return isRefused(amount) ? undefined : amount / 100;
};
/** What was answered of these; what was left open changes nothing. */
const pickAnswers = (answers: IntakeAnswers, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])));
const personal = ['firstNames', 'surname', 'idNumber', 'dateOfBirth'] as const;

async function acceptDeceased({ tabs, held, row: { answers } }: IntakeAcceptance): Promise<void> {
  const { main } = tabs.shown(mainPartyCalls.getPersonTab, held);
  const { placeOfDeath, occupation } = answers;
  await tabs.change(mainPartyCalls.updateMain, {
    ...main,
    ...pickAnswers(answers, ...personal, 'dateOfDeath', 'address1', 'city', 'code', 'taxNumber', 'maritalStatus'),
    details: {
      ...main.details,
      ...(occupation && { occupation }),
      ...(placeOfDeath && { death: { ...main.details?.death, place: placeOfDeath } }),
    },
  });
}

async function acceptMarriage({
  tabs,
  held,
  row: { answers, matter_id: matterID },
  into,
}: IntakeAcceptance): Promise<void> {
  const person = {
    ...pickAnswers(answers, ...personal),
    ...(answers['spouseDied'] && { dateOfDeath: answers['spouseDied'] }),
  };
  const spouse = tabs.shown(mainPartyCalls.getPersonTab, held).spouses.find(({ id }) => id === into);
  const { id: spouseID } = spouse
    ? await tabs.change(partyCalls['spouse.update'], { ...spouse, ...person })
    : await tabs.change(partyCalls['spouse.add'], { matterID, ...person } as never);
  const { kind, contract, ended } = answers;
  const details = {
    kind,
    spouseID,
    ...pickAnswers(answers, 'marriedDate', 'place'),
    ...(contract && contract !== 'unknown' && { contract }),
    ...(ended === 'by divorce' && { endedBy: ended, endedDate: answers['endedDate'] }),
  };
  // A marriage that was captured without its spouse is this one, where it is the only one of that kind.
  const open = held.marriages.filter((one) => one.spouseID === null);
  const before = held.marriages.find((one) => one.spouseID === spouseID) ?? (open.length === 1 ? open[0] : undefined);
  if (before) {
    const [shown] = tabs.shown(marriageCalls.getbymatterid, [before]);
    await tabs.change(marriageCalls.update, { ...shown, ...details } as never);
  } else await tabs.change(marriageCalls.add, { matterID, ...details } as never);
}

async function acceptChild({
  tabs,
  held,
  row: { answers, matter_id: matterID },
  into,
}: IntakeAcceptance): Promise<void> {
  const person = pickAnswers(answers, ...personal, 'dateOfDeath', 'mobile', 'email');
  const { relationship, otherParent, ownChildren } = answers;
  const before = tabs.shown(mainPartyCalls.getPersonTab, held).children.find(({ id }) => id === into);
  const details = {
    ...before?.details,
    ...(relationship && { relationship }),
    ...(otherParent && { otherParent }),
    ...(ownChildren && { notes: [before?.details?.notes, ownChildren].filter(Boolean).join('\n') }),
  };
  if (before) await tabs.change(partyCalls['child.update'], { ...before, ...person, details } as never);
  else await tabs.change(partyCalls['child.add'], { matterID, ...person, details } as never);
}

const willKinds: Readonly<Record<string, string>> = { sole: 'sole will', joint: 'joint will', no: 'no will' };

async function acceptWill({ tabs, held, row: { answers } }: IntakeAcceptance): Promise<void> {
  const willKind = willKinds[answers['hasWill'] ?? ''];
  if (!willKind) return;
  const matter = tabs.shown(matterCalls.GetMatterDetails, held.matter);
  const isPlain = matter.kind === null || ['Testate', 'Intestate'].includes(matter.kind ?? '');
  await tabs.change(matterCalls.update, {
    ...matter,
    ...(isPlain && { kind: willKind === 'no will' ? 'Intestate' : 'Testate' }),
    details: { ...matter.details, willKind, ...(answers['willDate'] && { willDate: answers['willDate'] }) },
  } as never);
}

const numberFields: Partial<Record<AssetKind, string>> = {
  immovable: 'titleDeed',
  vehicle: 'registrationNumber',
  cash: 'accountNumber',
  investment: 'accountNumber',
  business: 'entityRegistration',
};

async function saveAsset({ tabs, held, row, into }: IntakeAcceptance, details: Record<string, unknown>): Promise<void> {
  const shown = tabs.shown(assetCalls.getbymatterid, { rows: held.assets }).rows;
  const before = shown.find(({ id }) => id === into);
  if (before) {
    // The share as it is written counts, not what it comes to in a hundred.
    await tabs.change(assetCalls.update, { ...before, deceasedShareOfAmount: null, ...details });
  } else await tabs.change(assetCalls.add, { matterID: row.matter_id, ...details } as never);
}

async function acceptAsset(taking: IntakeAcceptance): Promise<void> {
  const { answers } = taking.row;
  const kind = intakeAssetKinds[answers['kind'] ?? ''] ?? 'movable';
  const value = parseRand(answers['value']);
  const number = answers['number'];
  const field = numberFields[kind];
  await saveAsset(taking, {
    ...(taking.into === null && {
      kind,
      class: findUsualClass(kind),
      treatment: assetKinds[kind].treatment,
      ...(number && !field && { notes: number }),
    }),
    name: answers['name'],
    ...(value !== undefined && { valuationAmount: value, ...(taking.into === null && { valuationType: 'estimate' }) }),
    ...(number && field && { [field]: number }),
    ...pickAnswers(answers, 'institution'),
  });
}

/** A policy is counted by who is paid: the estate, or somebody past it. While that is not known it is a find to ask about. */
async function acceptPolicy(taking: IntakeAcceptance): Promise<void> {
  const { tabs, held, row, into } = taking;
  const { institution, policyNumber, payee, payeeName } = row.answers;
  const name = [institution, policyNumber].filter(Boolean).join(' ');
  const value = parseRand(row.answers['value']);
  if (into === null && payee !== 'estate' && payee !== 'other') {
    await tabs.change(findCalls.add, {
      matterID: row.matter_id,
      description: name,
      mayBe: 'asset',
      ...(value !== undefined && { amount: value }),
    });
    return;
  }
  const partyID = payee === 'other' ? findPersonByName(payeeName ?? '', held) : null;
  if (into === null && payee === 'other' && partyID === null) {
    throw new RefusalProblem(
      refuse(
        'id',
        message('Add {name} to this estate first: a policy paid outside the estate needs a payee.', {
          name: payeeName ?? message('the person who is paid'),
        }),
      ),
    );
  }
  await saveAsset(taking, {
    ...(into === null && { kind: 'policy', class: findUsualClass('policy'), treatment: 'money', name }),
    ...pickAnswers(row.answers, 'institution', 'policyNumber'),
    ...(value !== undefined && { valuationAmount: value }),
    ...(partyID !== null && { paysPastEstate: true, benefitKind: 'policy', payees: [{ partyID, share: '1' }] }),
  });
}

async function acceptDebt({
  tabs,
  held,
  row: { answers, matter_id: matterID },
  into,
}: IntakeAcceptance): Promise<void> {
  const details = {
    ...pickAnswers(answers, 'reference', 'description'),
    ...(answers['kind'] && { kind: intakeDebtKinds[answers['kind']] }),
    amount: parseRand(answers['amount']),
  };
  const before = tabs.shown(liabilityCalls.getbymatterid, held.liabilities).find(({ id }) => id === into);
  if (before) await tabs.change(liabilityCalls.update, { ...before, ...details } as never);
  else await tabs.change(liabilityCalls.add, { matterID, creditor: answers['creditor'], ...details } as never);
}

async function acceptPaper({
  tabs,
  row: { answers, file_id: fileID, matter_id: matterID },
}: IntakeAcceptance): Promise<void> {
  const paper = intakePapers[answers['paper'] ?? ''];
  await tabs.change(documentCalls.AddMatterDocument, {
    matterID,
    fileID: fileID!,
    ...(paper && { title: paper.label, type: paper.documentKind }),
  });
}

const takers: Readonly<Record<IntakeKind, (taking: IntakeAcceptance) => Promise<void>>> = {
  deceased: acceptDeceased,
  marriage: acceptMarriage,
  child: acceptChild,
  will: acceptWill,
  asset: acceptAsset,
  policy: acceptPolicy,
  debt: acceptDebt,
  paper: acceptPaper,
};

/** Makes an answer a fact of the matter, by the tab's own call: its rules, its trail, its figures. */
export const applyAnswer = (taking: IntakeAcceptance): Promise<void> => takers[taking.row.kind](taking);
