import { isRefused } from '../law/refusal';
import type { TemplateBody } from './body';
import { curatorshipPapers } from './bodies/curatorship';
import { estateClosing } from './bodies/estate-closing';
import { estateForms } from './bodies/estate-forms';
import { estateLetters } from './bodies/estate-letters';
import { estateLettersToMaster } from './bodies/estate-master';
import { estateLettersToOffices } from './bodies/estate-offices';
import { estateNotices } from './bodies/estate-notices';
import { gazetteNotices } from './bodies/gazette-notices';
import { generalLetters } from './bodies/general-letters';
import { insolvencyClaimForms } from './bodies/insolvency-claims';
import { insolvencyForms } from './bodies/insolvency-forms';
import { insolvencyLetters } from './bodies/insolvency-letters';
import { insolvencyMaster } from './bodies/insolvency-master';
import { insolvencyOffices } from './bodies/insolvency-offices';
import { meetingNotices } from './bodies/meeting-notices';
import { pieceTexts } from './bodies/pieces';
import { reconciliationPapers } from './bodies/reconciliation';
import { releasePapers } from './bodies/release';
import { trustOwnersAndFund } from './bodies/trust-owners-and-fund';
import { trustFundInAfrikaans } from './bodies/trust-fund-in-afrikaans';
import { trustForms } from './bodies/trust-forms';
import { trustLetters } from './bodies/trust-letters';
import { trustResolutions } from './bodies/trust-resolutions';
import { pieceNames } from './piece-names';
import { readBody } from './read-body';
import type { StandardPaperLanguage, StandardTemplate } from './standard';

/** The templates that come with the product and have a body, by their number in the catalogue. */
export const standardTemplates: readonly StandardTemplate[] = [
  ...generalLetters,
  ...meetingNotices,
  ...gazetteNotices,
  ...insolvencyClaimForms,
  ...insolvencyForms,
  ...insolvencyLetters,
  ...insolvencyOffices,
  ...insolvencyMaster,
  ...releasePapers,
  ...trustForms,
  ...trustResolutions,
  ...trustLetters,
  ...trustOwnersAndFund,
  ...trustFundInAfrikaans,
  ...curatorshipPapers,
  ...estateForms,
  ...estateNotices,
  ...estateLettersToMaster,
  ...estateLettersToOffices,
  ...estateLetters,
  ...estateClosing,
  ...reconciliationPapers,
].sort((a, b) => a.id - b.id);

const byId = new Map(standardTemplates.map((template) => [template.id, template]));
export const getStandardTemplate = (id: number): StandardTemplate | undefined => byId.get(id);

const read = (text: string): TemplateBody => {
  const body = readBody(text);
  // Ours to mend: a test reads every one.
  if (isRefused(body)) throw new Error(body.refusals[0]!.sentence);
  return body;
};

const pieces: Partial<Record<StandardPaperLanguage, Readonly<Record<string, TemplateBody>>>> = {};
/** The shared pieces in a language, read once. */
export const listPieces = (language: StandardPaperLanguage): Readonly<Record<string, TemplateBody>> =>
  (pieces[language] ??= Object.fromEntries(
    Object.entries(pieceTexts).map(([name, texts]) => [name, read(texts[language])]),
  ));

export { pieceNames };
