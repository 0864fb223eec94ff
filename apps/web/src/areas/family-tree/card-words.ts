import { ageOn, isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import type { HeirsAsDrawn, Standing } from '@boedel/domain/family-tree/heirs-as-drawn';
import type { TakersAsDrawn, Taking } from '@boedel/domain/family-tree/takers-as-drawn';
import { isMinor } from '@boedel/domain/identity/minor';
import type { Country } from '@boedel/domain/law/country';
import { writtenFraction } from '@boedel/domain/money/fraction';
import { cite, t } from '../../i18n/t';
import { type Currency, amountText } from '../../ui/format';
import { type Deceased, type Draft, type DraftPerson, nameOf, personOf } from './family-draft';

/** How a card is drawn, told apart by its frame and its words, not by colour alone. */
export type Look = 'deceased' | 'heir' | 'out' | 'plain';

export interface CardWords {
  readonly name: string;
  readonly badge?: string;
  readonly about: string;
  readonly look: Look;
  /** '1/5', or what the will gives first. */
  readonly share?: string;
  readonly amount?: string;
  /** By which section, or where the part goes. */
  readonly note?: string;
  readonly under?: string;
  /** All of it in one sentence, for who listens. */
  readonly whole: string;
}

export interface Reading {
  readonly draft: Draft;
  readonly deceased: Deceased;
  readonly relations: ReadonlyMap<string, string>;
  readonly heirs: HeirsAsDrawn;
  /** Shown in place of the law's heirs. */
  readonly takers?: TakersAsDrawn;
  readonly today: LocalDate;
  readonly country: Country;
  readonly currency: Currency;
  readonly estate?: number;
  readonly assetName: (id: string) => string;
}

const whole = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

export const shownName = (person: DraftPerson): string => nameOf(person).trim() || t('No name yet');
const firstNameOf = (draft: Draft, key: string): string => {
  const person = personOf(draft, key);
  return person ? (person.firstNames?.split(' ')[0] ?? shownName(person)) : key;
};
const namesOf = (draft: Draft, keys: readonly string[]): string => {
  const names = keys.map((key) => firstNameOf(draft, key));
  const last = names.pop();
  return names.length === 0 ? (last ?? '') : t('{some} and {last}', { some: names.join(', '), last: last! });
};

function lifeOf({ dateOfBirth, dateOfDeath }: Pick<DraftPerson, 'dateOfBirth' | 'dateOfDeath'>): string {
  if (dateOfBirth && dateOfDeath) return t('{born} to {died}', { born: dateOfBirth, died: dateOfDeath });
  if (dateOfDeath) return t('died {day}', { day: dateOfDeath });
  return dateOfBirth ? t('born {day}', { day: dateOfBirth }) : '';
}

const isDeadBefore = ({ dateOfDeath }: DraftPerson, { diedOn }: Deceased): boolean =>
  Boolean(dateOfDeath && (!diedOn || dateOfDeath < diedOn));

function badgeOf(
  person: DraftPerson,
  standing: Standing | undefined,
  { today, country, deceased }: Reading,
): string | undefined {
  if (standing?.as === 'diedBefore' || isDeadBefore(person, deceased)) return t('Died before');
  if (standing?.as === 'renounced' || person.hasRenounced) return t('Renounced');
  if (standing?.as === 'disqualified' || person.disqualified) return t('May not inherit');
  const { dateOfBirth } = person;
  if (person.dateOfDeath || !dateOfBirth || !isLocalDate(dateOfBirth) || dateOfBirth > today) return undefined;
  return isMinor(dateOfBirth, today, country) ? t('Minor, {age}', { age: ageOn(dateOfBirth, today) }) : undefined;
}

function byLaw(standing: Standing | undefined, { draft, currency }: Reading): Partial<CardWords> {
  if (!standing) return { look: 'plain' };
  switch (standing.as) {
    case 'heir': {
      const amount = standing.amount === undefined ? undefined : amountText(standing.amount, currency);
      const through = standing.through.at(-1);
      const section = cite(standing.section);
      return {
        look: 'heir',
        ...(standing.share && { share: writtenFraction(standing.share) }),
        ...(amount !== undefined && (standing.share ? { amount } : { share: amount })),
        note: through
          ? t('{section}, in the place of {name}', { section, name: firstNameOf(draft, through) })
          : section,
      };
    }
    case 'diedBefore':
    case 'renounced':
    case 'disqualified': {
      if (standing.goesTo.length === 0) return { look: 'out', note: t('nobody takes in this place') };
      const names = namesOf(draft, standing.goesTo);
      const share = standing.share && writtenFraction(standing.share);
      return {
        look: 'out',
        note: share ? t('{share} goes to {names}', { share, names }) : t('goes to {names}', { names }),
        under: cite(standing.section),
      };
    }
    case 'behindOthers':
      return { look: 'plain', note: t('nearer relatives take') };
    case 'noTie':
      return { look: 'plain', note: t('takes nothing by law') };
  }
}

const takingWords: Readonly<Record<Taking['what'], string>> = {
  cash: 'money',
  asset: 'legacy',
  enjoyment: 'usufruct',
  bareOwnership: 'bare ownership',
  residue: 'residue',
};

function byWill(key: string, { takers, draft, currency, assetName }: Reading): Partial<CardWords> {
  const takings = takers?.takings.get(key) ?? [];
  const [first, ...more] = takings;
  if (!first) {
    const failed = takers?.failed.get(key);
    if (!failed) return { look: 'plain', note: t('not named in the will') };
    return {
      look: 'out',
      note:
        failed.length > 0 ? t('goes to {names}', { names: namesOf(draft, failed) }) : t('nobody takes in this place'),
    };
  }
  const clause = first.clause === undefined ? '' : t('cl {clause}', { clause: first.clause });
  const what = [t(takingWords[first.what]), first.assetId && assetName(first.assetId)].filter(Boolean).join(': ');
  const instead = first.insteadOf && t('in the place of {name}', { name: firstNameOf(draft, first.insteadOf) });
  return {
    look: 'heir',
    share: first.amount === undefined ? writtenFraction(first.share) : amountText(first.amount, currency),
    note: [clause, what].filter(Boolean).join(' · '),
    ...((instead || more.length > 0) && {
      under: [instead, more.length > 0 && t('and {count} more', { count: more.length })].filter(Boolean).join(' · '),
    }),
  };
}

export function deceasedWords({ deceased, heirs, takers, estate, currency }: Reading): CardWords {
  const { name, bornOn, diedOn } = deceased;
  const about = lifeOf({ dateOfBirth: bornOn, dateOfDeath: diedOn });
  const note = takers ? t('to divide by the will') : t('to divide by the Intestate Succession Act');
  const words: CardWords = {
    name,
    about,
    look: 'deceased',
    ...(estate !== undefined && { share: amountText(estate as never, currency) }),
    note: heirs.toGuardiansFund && !takers ? t("to the Guardian's Fund") : note,
    whole: '',
  };
  return { ...words, whole: whole([name, t('the deceased'), about, words.share, words.note]) };
}

/** What stands on somebody's card. */
export function cardWords(key: string, reading: Reading): CardWords {
  const person = personOf(reading.draft, key)!;
  const standing = reading.heirs.standings.get(key);
  const name = shownName(person);
  const relation = reading.relations.get(key);
  const about = [relation && t(relation), lifeOf(person)].filter(Boolean).join(' · ');
  const badge = badgeOf(person, standing, reading);
  const outcome = reading.takers ? byWill(key, reading) : byLaw(standing, reading);
  // Somebody long dead by whom nothing goes is drawn as such and needs no words.
  const isGone = outcome.look === 'plain' && isDeadBefore(person, reading.deceased);
  const rest: Partial<CardWords> = isGone ? { look: 'out' } : outcome;
  const words = { name, about, look: 'plain' as const, ...(badge !== undefined && { badge }), ...rest };
  return { ...words, whole: whole([name, about, badge, words.share, words.amount, words.note, words.under]) };
}
