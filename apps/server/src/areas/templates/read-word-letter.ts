import { isRefused, type Outcome } from '@boedel/domain/law/refusal';
import { type FromWord, fromWord } from '@boedel/domain/templates/from-word';
import { contentTypeOf, type Kinds } from '../../platform/files/content-type';

const wordLetters: Kinds = {
  types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  sentence: 'Choose a Word letter saved as .docx.',
};

/** A Word letter as a template, in the thread that reads what was sent. */
export function readWordLetter({ name, content }: { name: string; content: Uint8Array }): Outcome<FromWord> {
  const type = contentTypeOf(name, content, wordLetters);
  return isRefused(type) ? type : fromWord(content);
}
