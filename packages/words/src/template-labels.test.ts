import { mergeFields, mergeLists } from '@boedel/domain/templates/merge-fields';
import { describe, expect, test } from 'vitest';
import { allWords } from './all-words';
import { paperWords } from './paper-words';

describe('the fields of papers', () => {
  test('have their Afrikaans: the picker and the list of what is missing show them', () => {
    const labels = mergeFields
      // A total is called after what it adds up.
      .filter(({ label }) => !label.endsWith(', total'))
      .flatMap(({ label, group, options = [] }) => [label, group, ...options]);
    const missing = [...new Set([...labels, ...mergeLists.map(({ label }) => label)])].filter(
      (label) => !(label in allWords) && !(label in paperWords),
    );
    expect(missing).toEqual([]);
  });
});
