import { computeAge, isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import type { DrawnHeirs, HeirStanding } from '@boedel/domain/family-tree/drawn-heirs';
import type { DrawnTakers, DrawnTaking } from '@boedel/domain/family-tree/drawn-takers';
import { isMinor } from '@boedel/domain/identity/minor';
import type { Country } from '@boedel/domain/law/country';
import { writeFraction } from '@boedel/domain/money/fraction';
import { translateSection, t } from '../../i18n/t';
import { type CurrencySign, formatAmountText } from '../../ui/format';
import {
  type TreeDeceased,
  type FamilyDraft,
  type DraftPerson,
  formatDraftName,
  findDraftPerson,
} from './family-draft';

/** How a card is drawn, told apart by its frame and its words, not by colour alone. */
export type CardLook = 'deceased' | 'heir' | 'out' | 'plain';

export interface FamilyCard {
  readonly name: string;
  readonly badge?: string;
  readonly about: string;
  readonly look: CardLook;
  /** '1/5', or what the will gives first. */
  readonly share?: string;
  readonly amount?: string;
  /** By which section, or where the part goes. */
  readonly note?: string;
  readonly under?: string;
  /** All of it in one sentence, for who listens. */
  readonly whole: string;
}

export interface FamilyCardContext {
  readonly draft: FamilyDraft;
  readonly deceased: TreeDeceased;
  readonly relations: ReadonlyMap<string, string>;
  readonly heirs: DrawnHeirs;
  /** Shown in place of the law's heirs. */
  readonly takers?: DrawnTakers;
  readonly today: LocalDate;
  readonly country: Country;
  readonly currency: CurrencySign;
  readonly estate?: number;
  readonly assetName: (id: string) => string;
}

const joinParts = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

export const formatShownName = (person: DraftPerson): string => formatDraftName(person).trim() || t('No name yet');
const findFirstName = (draft: FamilyDraft, key: string): string => {
  const person = findDraftPerson(draft, key);
  return person ? (person.firstNames?.split(' ')[0] ?? formatShownName(person)) : key;
};
const joinFirstNames = (draft: FamilyDraft, keys: readonly string[]): string => {
  const names = keys.map((key) => findFirstName(draft, key));
  const last = names.pop();
  return names.length === 0 ? (last ?? '') : t('{some} and {last}', { some: names.join(', '), last: last! });
};

function formatLife({ dateOfBirth, dateOfDeath }: Pick<DraftPerson, 'dateOfBirth' | 'dateOfDeath'>): string {
  if (dateOfBirth && dateOfDeath) return t('{born} to {died}', { born: dateOfBirth, died: dateOfDeath });
  if (dateOfDeath) return t('died {day}', { day: dateOfDeath });
  return dateOfBirth ? t('born {day}', { day: dateOfBirth }) : '';
}

const isDeadBefore = ({ dateOfDeath }: DraftPerson, { diedOn }: TreeDeceased): boolean =>
  Boolean(dateOfDeath && (!diedOn || dateOfDeath < diedOn));

function formatBadge(
  person: DraftPerson,
  standing: HeirStanding | undefined,
  { today, country, deceased }: FamilyCardContext,
): string | undefined {
  if (standing?.as === 'diedBefore' || isDeadBefore(person, deceased)) return t('Died before');
  if (standing?.as === 'renounced' || person.hasRenounced) return t('Renounced');
  if (standing?.as === 'disqualified' || person.disqualified) return t('May not inherit');
  const { dateOfBirth } = person;
  if (person.dateOfDeath || !dateOfBirth || !isLocalDate(dateOfBirth) || dateOfBirth > today) return undefined;
  return isMinor(dateOfBirth, today, country) ? t('Minor, {age}', { age: computeAge(dateOfBirth, today) }) : undefined;
}

function describeByLaw(
  standing: HeirStanding | undefined,
  { draft, currency }: FamilyCardContext,
): Partial<FamilyCard> {
  if (!standing) return { look: 'plain' };
  switch (standing.as) {
    case 'heir': {
      const amount = standing.amount === undefined ? undefined : formatAmountText(standing.amount, currency);
      const through = standing.through.at(-1);
      const section = translateSection(standing.section);
      return {
        look: 'heir',
        ...(standing.share && { share: writeFraction(standing.share) }),
        ...(amount !== undefined && (standing.share ? { amount } : { share: amount })),
        note: through
          ? t('{section}, in the place of {name}', { section, name: findFirstName(draft, through) })
          : section,
      };
    }
    case 'diedBefore':
    case 'renounced':
    case 'disqualified': {
      if (standing.goesTo.length === 0) return { look: 'out', note: t('no one inherits in this place') };
      const names = joinFirstNames(draft, standing.goesTo);
      const share = standing.share && writeFraction(standing.share);
      return {
        look: 'out',
        note: share ? t('{share} goes to {names}', { share, names }) : t('goes to {names}', { names }),
        under: translateSection(standing.section),
      };
    }
    case 'behindOthers':
      return { look: 'plain', note: t('closer relatives inherit') };
    case 'noTie':
      return { look: 'plain', note: t('takes nothing by law') };
  }
}

const takingLabels: Readonly<Record<DrawnTaking['what'], string>> = {
  cash: 'money',
  asset: 'legacy',
  enjoyment: 'usufruct',
  bareOwnership: 'bare ownership',
  residue: 'residue',
};

function describeByWill(key: string, { takers, draft, currency, assetName }: FamilyCardContext): Partial<FamilyCard> {
  const takings = takers?.takings.get(key) ?? [];
  const [first, ...more] = takings;
  if (!first) {
    const failed = takers?.failed.get(key);
    if (!failed) return { look: 'plain', note: t('not named in the will') };
    return {
      look: 'out',
      note:
        failed.length > 0
          ? t('goes to {names}', { names: joinFirstNames(draft, failed) })
          : t('no one inherits in this place'),
    };
  }
  const clause = first.clause === undefined ? '' : t('cl {clause}', { clause: first.clause });
  const what = [t(takingLabels[first.what]), first.assetId && assetName(first.assetId)].filter(Boolean).join(': ');
  const instead = first.insteadOf && t('in the place of {name}', { name: findFirstName(draft, first.insteadOf) });
  return {
    look: 'heir',
    share: first.amount === undefined ? writeFraction(first.share) : formatAmountText(first.amount, currency),
    note: [clause, what].filter(Boolean).join(' · '),
    ...((instead || more.length > 0) && {
      under: [instead, more.length > 0 && t('and {count} more', { count: more.length })].filter(Boolean).join(' · '),
    }),
  };
}

export function describeDeceasedCard({ deceased, heirs, takers, estate, currency }: FamilyCardContext): FamilyCard {
  const { name, bornOn, diedOn } = deceased;
  const about = formatLife({ dateOfBirth: bornOn, dateOfDeath: diedOn });
  const note = takers ? t('to divide by the will') : t('to be divided under the Intestate Succession Act');
  const words: FamilyCard = {
    name,
    about,
    look: 'deceased',
    ...(estate !== undefined && { share: formatAmountText(estate as never, currency) }),
    note: heirs.toGuardiansFund && !takers ? t("to the Guardian's Fund") : note,
    whole: '',
  };
  return { ...words, whole: joinParts([name, t('the deceased'), about, words.share, words.note]) };
}

/** What stands on somebody's card. */
export function describeCard(key: string, reading: FamilyCardContext): FamilyCard {
  const person = findDraftPerson(reading.draft, key)!;
  const standing = reading.heirs.standings.get(key);
  const name = formatShownName(person);
  const relation = reading.relations.get(key);
  const about = [relation && t(relation), formatLife(person)].filter(Boolean).join(' · ');
  const badge = formatBadge(person, standing, reading);
  const outcome = reading.takers ? describeByWill(key, reading) : describeByLaw(standing, reading);
  // Somebody long dead by whom nothing goes is drawn as such and needs no words.
  const isGone = outcome.look === 'plain' && isDeadBefore(person, reading.deceased);
  const rest: Partial<FamilyCard> = isGone ? { look: 'out' } : outcome;
  const words = { name, about, look: 'plain' as const, ...(badge !== undefined && { badge }), ...rest };
  return { ...words, whole: joinParts([name, about, badge, words.share, words.amount, words.note, words.under]) };
}
