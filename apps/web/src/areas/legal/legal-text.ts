import type { Language } from '../../i18n/language';

/** Who speaks in a legal text: the provider, by configuration. */
export interface LegalTextProvider {
  readonly name: string;
  readonly site: string;
  readonly email: string;
  readonly accountsEmail: string;
  readonly phone: string;
}

/** A paragraph, or the points of a list. */
export type LegalPassage = string | readonly string[];

export interface LegalSection {
  /** The same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly passages: readonly LegalPassage[];
}

export interface LegalText {
  readonly language: Language;
  readonly title: string;
  /** The day this wording took effect. */
  readonly inForce: string;
  readonly opening: string;
  readonly sections: readonly LegalSection[];
}
