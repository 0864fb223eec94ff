import type { IntakeAnswers } from '@boedel/domain/family-intake/intake-answers';
import {
  type IntakeKind,
  intakeAssetKinds,
  intakeDebtKinds,
  intakePapers,
} from '@boedel/domain/family-intake/intake-steps';
import { formatPlainAmount } from '@boedel/domain/formats/amount';
import type { Cents } from '@boedel/domain/money/cents';
import type { MatterContents } from './matter-held';

/** What the matter has already that an answer is about. */
export interface SimilarRecord {
  readonly id: number;
  readonly name: string;
  /** By the questions' names, as the family would have answered. */
  readonly values: IntakeAnswers;
}

const normaliseText = (text: string | null | undefined): string =>
  (text ?? '').trim().toLowerCase().replaceAll(/\s+/g, ' ');
const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  normaliseText(one) !== '' && normaliseText(one) === normaliseText(other);
const formatMoney = (cents: Cents | null | undefined): string | null =>
  cents === null || cents === undefined ? null : formatPlainAmount(cents);

interface IntakePerson {
  readonly firstNames: string | null;
  readonly surname: string;
  readonly idNumber: string | null;
}
const isPerson = (answers: IntakeAnswers, person: IntakePerson): boolean =>
  isSame(answers['idNumber'], person.idNumber) ||
  (isSame(answers['firstNames'], person.firstNames) && isSame(answers['surname'], person.surname));
const chooseKey = (
  kinds: Readonly<Record<string, string>>,
  kind: string,
  given: string | null | undefined,
): string | null =>
  given && kinds[given] === kind ? given : (Object.keys(kinds).find((key) => kinds[key] === kind) ?? null);

const willKinds: Readonly<Record<string, string>> = { 'sole will': 'sole', 'joint will': 'joint', 'no will': 'no' };
const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A number by which an asset is known to others. */
const listNumbers = (asset: MatterContents['assets'][number]): (string | null)[] => [
  asset.accountNumber,
  asset.registrationNumber,
  asset.titleDeed,
  asset.entityRegistration,
  asset.policyNumber,
];

const finders: Readonly<Record<IntakeKind, (answers: IntakeAnswers, held: MatterContents) => SimilarRecord | null>> = {
  deceased: (_, { main }) => ({
    id: main.id,
    name: main.listName,
    values: {
      ...(main as unknown as IntakeAnswers),
      placeOfDeath: main.details.death?.place ?? null,
      occupation: main.details.occupation,
    },
  }),
  marriage: (answers, { spouses, marriages }) => {
    const spouse = spouses.find((one) => isPerson(answers, one));
    if (!spouse) return null;
    const marriage = marriages.find(({ spouseID }) => spouseID === spouse.id);
    return {
      id: spouse.id,
      name: spouse.listName,
      values: {
        ...(spouse as unknown as IntakeAnswers),
        kind: marriage?.kind ?? null,
        marriedDate: marriage?.marriedDate ?? null,
        place: marriage?.place ?? null,
        contract: marriage?.contract ?? null,
        ended: marriage?.endedBy ?? (spouse.dateOfDeath ? 'died' : marriage ? 'no' : null),
        endedDate: marriage?.endedDate ?? null,
        spouseDied: spouse.dateOfDeath,
      },
    };
  },
  child: (answers, { children }) => {
    const child = children.find((one) => isPerson(answers, one));
    return child
      ? {
          id: child.id,
          name: child.listName,
          values: {
            ...(child as unknown as IntakeAnswers),
            isAlive: child.dateOfDeath ? 'no' : 'yes',
            relationship: child.details.relationship,
            otherParent: child.details.otherParent,
            ownChildren: child.details.notes,
          },
        }
      : null;
  },
  will: (_, { matter }) => ({
    id: matter.id,
    name: matter.name,
    values: {
      hasWill: willKinds[String(matter.details['willKind'] ?? '')] ?? null,
      willDate: readText(matter.details['willDate']),
    },
  }),
  asset: (answers, { assets }) => {
    const asset = assets.find(
      (one) =>
        one.kind !== 'policy' &&
        (isSame(one.name, answers['name']) || listNumbers(one).some((number) => isSame(number, answers['number']))),
    );
    return asset
      ? {
          id: asset.id,
          name: asset.name,
          values: {
            kind: chooseKey(intakeAssetKinds, asset.kind, answers['kind']),
            name: asset.name,
            value: formatMoney(asset.valuationAmount),
            number: listNumbers(asset).find((number) => number !== null) ?? null,
            institution: asset.institution,
          },
        }
      : null;
  },
  policy: (answers, { assets }) => {
    const policy = assets.find(
      (one) =>
        one.kind === 'policy' &&
        (answers['policyNumber']
          ? isSame(one.policyNumber, answers['policyNumber'])
          : isSame(one.institution, answers['institution'])),
    );
    return policy
      ? {
          id: policy.id,
          name: policy.name,
          values: {
            institution: policy.institution,
            policyNumber: policy.policyNumber,
            value: formatMoney(policy.valuationAmount),
            payee: policy.paysPastEstate ? 'other' : 'estate',
          },
        }
      : null;
  },
  debt: (answers, { liabilities }) => {
    const debt = liabilities.find(
      (one) => isSame(one.reference, answers['reference']) || isSame(one.creditorName, answers['creditor']),
    );
    return debt
      ? {
          id: debt.id,
          name: debt.creditorName,
          values: {
            creditor: debt.creditorName,
            kind: chooseKey(intakeDebtKinds, debt.kind, answers['kind']),
            amount: formatMoney(debt.amount),
            reference: debt.reference,
            description: debt.description,
          },
        }
      : null;
  },
  paper: ({ paper }, { papers }) => {
    const kind = paper ? intakePapers[paper]?.documentKind : null;
    return kind && papers.has(kind) ? { id: kind, name: '', values: { paper: paper ?? null } } : null;
  },
};

export const findSimilar = (kind: IntakeKind, answers: IntakeAnswers, held: MatterContents): SimilarRecord | null =>
  finders[kind](answers, held);

/** The names of people of the matter, to find whom a family means. */
export const findPersonByName = (name: string, { spouses, children }: MatterContents): number | null =>
  [...spouses, ...children].find(
    (person) => isSame(name, `${person.firstNames ?? ''} ${person.surname}`) || isSame(name, person.firstNames),
  )?.id ?? null;
