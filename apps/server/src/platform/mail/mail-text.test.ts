import { expect, test } from 'vitest';
import { defineMailText, composeMail } from './mail-text';

test('a mail keeps its subject on one line of a length that mail programs take, whatever a name holds', () => {
  const mail = defineMailText<{ name: string }>({
    en: ({ name }) => ({ subject: `For ${name}`, paragraphs: ['One', false, undefined, 'Two'] }),
    af: ({ name }) => ({ subject: `Vir ${name}`, paragraphs: [] }),
  });
  const { subject, text } = composeMail(mail, 'en', { name: 'Jan\r\nBcc: all@example.test\u0000 ' });
  expect(subject).toBe('For Jan Bcc: all@example.test');
  expect(text).toBe('One\n\nTwo');
  expect(composeMail(mail, 'af', { name: 'x'.repeat(400) }).subject).toHaveLength(250);
});
