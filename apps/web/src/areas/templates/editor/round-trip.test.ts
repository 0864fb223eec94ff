import { isRefused } from '@boedel/domain/law/refusal';
import { standardTemplates } from '@boedel/domain/templates/catalogue';
import { readBody } from '@boedel/domain/templates/read-body';
import { writeBody } from '@boedel/domain/templates/write-body';
import { describe, expect, test } from 'vitest';
import { parseEditorContent } from './from-editor';
import { toEditorDocument } from './to-editor';

describe('a template in the editor', () => {
  test.each(standardTemplates.map(({ id, name, body }) => [`${id} ${name}`, body] as const))(
    '%s comes out of it as it went in',
    (_, text) => {
      const body = readBody(text);
      if (isRefused(body)) throw new Error(body.refusals[0]!.sentence);
      expect(writeBody(parseEditorContent(toEditorDocument(body).content))).toBe(writeBody(body));
    },
  );
});
