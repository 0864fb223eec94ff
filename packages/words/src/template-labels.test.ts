import { mergeFields, mergeLists } from '@boedel/domain/templates/merge-fields';
import { describe, expect, test } from 'vitest';
import { af as fields } from './af/template-fields';
import { af as templates } from './af/templates';
import { af as everywhere } from './af/ui';

/** What is loaded where papers are made and templates edited. */
const there = { ...everywhere, ...templates, ...fields };

describe('the fields of papers', () => {
  test('have their Afrikaans: the picker and the list of what is missing show them', () => {
    const labels = mergeFields
      // A total is called after what it adds up.
      .filter(({ label }) => !label.endsWith(', total'))
      .flatMap(({ label, group, options = [] }) => [label, group, ...options]);
    const missing = [...new Set([...labels, ...mergeLists.map(({ label }) => label)])].filter(
      (label) => !(label in there),
    );
    expect(missing).toEqual([]);
  });
});
