import { getStandardTemplate } from './catalogue';
import { estateClosingInAfrikaans } from './bodies/af/estate-closing';
import { estateFormsInAfrikaans } from './bodies/af/estate-forms';
import { estateLettersInAfrikaans } from './bodies/af/estate-letters';
import { estateLettersToMasterInAfrikaans } from './bodies/af/estate-master';
import { estateNoticesInAfrikaans } from './bodies/af/estate-notices';
import { estateLettersToOfficesInAfrikaans } from './bodies/af/estate-offices';
import { generalLettersInAfrikaans } from './bodies/af/general-letters';
import { insolvencyClaimFormsInAfrikaans } from './bodies/af/insolvency-claims';
import { insolvencyFormsInAfrikaans } from './bodies/af/insolvency-forms';
import { insolvencyLettersInAfrikaans } from './bodies/af/insolvency-letters';
import { insolvencyMasterInAfrikaans } from './bodies/af/insolvency-master';
import { insolvencyOfficesInAfrikaans } from './bodies/af/insolvency-offices';
import { reconciliationInAfrikaans } from './bodies/af/reconciliation';
import { releaseInAfrikaans } from './bodies/af/release';
import { curatorshipInAfrikaans } from './bodies/af/curatorship';
import { trustFormsInAfrikaans } from './bodies/af/trust-forms';
import { trustLettersInAfrikaans } from './bodies/af/trust-letters';
import { trustOwnersInAfrikaans } from './bodies/af/trust-owners-and-fund';
import { trustResolutionsInAfrikaans } from './bodies/af/trust-resolutions';
import type { StandardPaperLanguage, StandardTemplate, TemplateText, TemplateTexts } from './standard';

/**
 * The Afrikaans texts of the templates whose text in the catalogue is English. They are kept apart from the catalogue,
 * so that a list of templates does not load them.
 */
export const afrikaansTexts: TemplateTexts = {
  ...generalLettersInAfrikaans,
  ...insolvencyClaimFormsInAfrikaans,
  ...insolvencyFormsInAfrikaans,
  ...insolvencyLettersInAfrikaans,
  ...insolvencyMasterInAfrikaans,
  ...insolvencyOfficesInAfrikaans,
  ...releaseInAfrikaans,
  ...estateFormsInAfrikaans,
  ...estateNoticesInAfrikaans,
  ...estateLettersToMasterInAfrikaans,
  ...estateLettersToOfficesInAfrikaans,
  ...estateLettersInAfrikaans,
  ...estateClosingInAfrikaans,
  ...reconciliationInAfrikaans,
  ...trustResolutionsInAfrikaans,
  ...trustOwnersInAfrikaans,
  ...trustLettersInAfrikaans,
  ...trustFormsInAfrikaans,
  ...curatorshipInAfrikaans,
};

/** Notices the catalogue has once for each language: their names say which. English first. */
export const templatePairs: readonly (readonly [english: number, afrikaans: number])[] = [
  [6, 7],
  [18, 19],
  [20, 21],
  [22, 23],
  [24, 25],
  [26, 27],
  [28, 29],
  [61, 62],
  [63, 64],
  [103, 130],
];

/** The languages a standard template has a text in; that of the catalogue first. */
export const listTemplateLanguages = ({ id, language }: StandardTemplate): StandardPaperLanguage[] =>
  language === 'en' && afrikaansTexts[id] ? ['en', 'af'] : [language];

/** A standard template's text in a language; none where it has none. What is usually answered follows the language. */
export function findStandardText(id: number, language: StandardPaperLanguage): TemplateText | undefined {
  const template = getStandardTemplate(id);
  if (!template) return undefined;
  if (template.language === language) return template;
  const text = language === 'af' ? afrikaansTexts[id] : undefined;
  return text && { body: text.body, defaults: { ...template.defaults, ...text.defaults } };
}
