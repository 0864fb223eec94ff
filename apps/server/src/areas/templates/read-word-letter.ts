import { isRefused, type Outcome } from '@boedel/domain/law/refusal';
import { type ImportedWord, importWord } from '@boedel/domain/templates/from-word';
import { readContentType, type AllowedKinds } from '../../platform/files/content-type';

const wordLetters: AllowedKinds = {
  types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  sentence: 'Choose a Word letter saved as .docx.',
};

/** A Word letter as a template, in the thread that reads what was sent. */
export function readWordLetter({ name, content }: { name: string; content: Uint8Array }): Outcome<ImportedWord> {
  const type = readContentType(name, content, wordLetters);
  return isRefused(type) ? type : importWord(content);
}
