import { findMissingRow } from '../law/dated';
import { type Refusal, RefusalError } from '../law/refusal';
import { formatInEnglish, message } from '../law/message';

/** What is to be done where the law of a day is not on record: by the field that asked, and in which field it is mended. */
const waysOut: readonly (readonly [asked: RegExp, words: string, mendedIn?: string])[] = [
  [
    /^on$/,
    'No {subject} is on record for {day}. Enter the fee of that day under Settings of the estate.',
    'settings.mastersFee',
  ],
  [
    /^settings\.taxAtDeath/,
    'No {subject} is on record for {day}. Leave open how tax is found, under Settings of the estate, and capture what SARS assessed as a liability.',
  ],
  [
    /./,
    'No {subject} is on record for {day}. Check that date; if it is right, ask the provider to load the figures for it.',
  ],
];

function addWayOut(refusal: Refusal): Refusal {
  const values = refusal.words && findMissingRow(refusal.words);
  const found = values && waysOut.find(([asked]) => asked.test(refusal.field));
  if (!found) return refusal;
  const [, key, field = refusal.field] = found;
  const words = message(key, values);
  return {
    ...refusal,
    field: /^(settings\.)?(diedOn|died|date)$/.test(field) ? 'deceased.diedOn' : field,
    sentence: formatInEnglish(words),
    words,
  };
}

/** Refusals for want of a rate say what to do about it, and where. */
export const addWaysOut = ({ refusals }: RefusalError): RefusalError => new RefusalError(refusals.map(addWayOut));
